/** Capitalizes the first letter: 'rose' as 'Rose'. */
export const capitalized = (words: string) => words.replace(/^./, letter => letter.toUpperCase())
