/**
 * How many of a list's pictures are on a phone's first screen. These load with the page, the others when they come near.
 * They are SVG drawings: as AVIF they would be three to seven times the size.
 */
export const seenFirst = 2

/** The same of a list whose rows have small pictures. */
export const rowsSeenFirst = 7
