# Что движок говорит о любой игре.
engine-why-over = игра окончена
engine-why-turn = сейчас ход игрока { $seat }
engine-why-unreadable = такого хода в этой игре нет
