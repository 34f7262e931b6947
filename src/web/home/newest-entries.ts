/** Of the points history, what home looks at: more than anyone earns in a day. */
export const newestEntries = { limit: 20 }
