/** How far the island is turned on this screen: chips of the prompt draw tiles as the board does. */
export const facing = $state({ turn: 0 });
