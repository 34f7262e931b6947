/**
 * So many pictures of a list stand in a phone's first screen: they are asked for with the page, those below when they come
 * near. Drawings, and not AVIF (D-147).
 */
export const seenFirst = 2

/** The same of a list whose rows have small pictures. */
export const rowsSeenFirst = 7
