/** The part of the points history that Home needs: more than anyone earns in a day. */
export const newestEntries = { limit: 20 }
