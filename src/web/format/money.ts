const dollarsIn = (digits: 0 | 2) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
const whole = dollarsIn(0)
const exact = dollarsIn(2)

/** An amount in a sentence: '$1,500', '$1,500.50'. */
export const dollars = (amount: string | number) =>
  (Number.isInteger(Number(amount)) ? whole : exact).format(Number(amount))

/** An amount on a price list or in a total: '$1,500.00'. */
export const price = (amount: string | number) => exact.format(Number(amount))
