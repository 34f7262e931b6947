/**
 * How many of a list's pictures fit on a phone's first screen. Those load with the page, the others on approach. They
 * are SVG drawings; as AVIF they would be three to seven times larger.
 */
export const seenFirst = 2

/** Like `seenFirst`, for a list whose rows have small pictures. */
export const rowsSeenFirst = 7
