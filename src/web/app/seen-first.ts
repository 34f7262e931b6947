/**
 * So many pictures of a list stand in a phone's first screen: they are asked for with the page, those below when they come
 * near. They are drawings: as AVIF they would weigh three to seven times as much.
 */
export const seenFirst = 2

/** The same of a list whose rows have small pictures. */
export const rowsSeenFirst = 7
