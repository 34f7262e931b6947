/** The words with a capital at their beginning: 'rose' as 'Rose'. */
export const capitalised = (words: string) => words.replace(/^./, letter => letter.toUpperCase())
