const wholeNumber = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/

/** The typed whole number, also as '10,000', or NaN, which every rule rejects. */
export const wholeNumberIn = (text: string) =>
  wholeNumber.test(text.trim()) ? Number(text.replaceAll(',', '')) : Number.NaN

export const above0 = 'Please enter a whole number above 0'
