# Що рушій каже про будь-яку гру.
engine-why-over = гру завершено
engine-why-turn = зараз хід гравця { $seat }
engine-why-unreadable = такого ходу в цій грі немає
