/** The typed whole number, or NaN, which every rule rejects. */
export const wholeNumberIn = (text: string) => (/^\d+$/.test(text.trim()) ? Number(text) : Number.NaN)

export const above0 = 'Please enter a whole number above 0'
