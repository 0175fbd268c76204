# Les joueurs de l’ordinateur : leurs noms et leur caractère.
bot-random = Hasard
bot-random-more = n’importe quel coup
bot-greedy = Gourmand
bot-greedy-more = prend le mieux qu’il voit
bot-greedy-1 = Gourmand 1
bot-greedy-1-more = Gourmand tel qu’il était au début, pour comparer
bot-keiki = Keiki
bot-keiki-more = enfant : une première partie, prend ce qu’il peut
bot-malihini = Malihini
bot-malihini-more = nouveau venu : réfléchit un peu
bot-hoaloha = Hoaloha
bot-hoaloha-more = ami : réfléchit d’avance
bot-kamaaina = Kamaʻāina
bot-kamaaina-more = du pays : réfléchit très loin d’avance
bot-kupuna = Kupuna
bot-kupuna-more = ancien : un rude adversaire

# Pourquoi un bot aime un coup : des phrases qui suivent le coup, séparées par des virgules.
bot-reason-chance = { $chance } % de chances de gagner
bot-reason-only = il n’y a rien d’autre à faire
bot-reason-ahead = est le mieux placé à la fin, autant qu’on puisse voir
