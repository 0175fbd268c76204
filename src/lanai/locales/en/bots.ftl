# Computer players: how they are called, and what they are like.
bot-random = Random
bot-random-more = any move at all
bot-greedy = Greedy
bot-greedy-more = takes the best it sees
bot-greedy-1 = Greedy 1
bot-greedy-1-more = Greedy as it first came, to compare with
bot-keiki = Keiki
bot-keiki-more = child: a first game, takes what it can get
bot-malihini = Malihini
bot-malihini-more = newcomer: thinks a little
bot-hoaloha = Hoaloha
bot-hoaloha-more = friend: thinks ahead
bot-kamaaina = Kamaʻāina
bot-kamaaina-more = local: thinks far ahead
bot-kupuna = Kupuna
bot-kupuna-more = elder: a hard fight

# Why a bot likes a move: phrases that follow the move, joined by commas.
bot-reason-chance = a chance of { $chance }% to win
bot-reason-only = there is nothing else to do
bot-reason-ahead = stands best in the end, as far as it can see
