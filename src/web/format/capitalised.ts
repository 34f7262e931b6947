/** Capitalizes the first letter: 'rose' as 'Rose'. */
export const capitalised = (words: string) => words.replace(/^./, letter => letter.toUpperCase())
