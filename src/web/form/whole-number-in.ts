/** The whole number that was typed; NaN, which no rule lets pass, for anything else. */
export const wholeNumberIn = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)

export const above0 = 'Please enter a whole number above 0'
