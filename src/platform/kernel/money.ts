/** Integer cents as the specification's decimal string: 123456 → '1234.56'. */
export function decimal(cents: number): string {
  const sign = cents < 0 ? '-' : ''
  const digits = Math.abs(cents).toString().padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A decimal string with at most two places as integer cents: '12.5' → 1250. Throws on anything else. */
export function cents(text: string): number {
  const match = /^(-?)(\d{1,9})(?:\.(\d{1,2}))?$/.exec(text)
  if (!match) throw new Error(`Not an amount of money: ${text}`)
  const amount = Number(match[2]) * 100 + Number((match[3] ?? '').padEnd(2, '0'))
  return match[1] ? -amount : amount
}

/** Integer cents for the server's texts: '$1,250.00'. */
export function dollars(cents: number): string {
  const [whole = '', places] = decimal(Math.abs(cents)).split('.')
  return `${cents < 0 ? '-' : ''}$${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}.${places}`
}
