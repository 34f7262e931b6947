/** A typed number in one format: '+' and digits. Ten digits without a country code are North American. */
export function inOneSpelling(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '')
  return typed.trim().startsWith('+') || digits.length !== 10 ? `+${digits}` : `+1${digits}`
}

/** A number that can receive texts, in the same format; undefined if it isn't one. */
export function textableNumber(typed: string): string | undefined {
  const number = inOneSpelling(typed)
  const shape = number.startsWith('+1') ? /^\+1[2-9]\d{2}[2-9]\d{6}$/ : /^\+[2-9]\d{7,14}$/
  return shape.test(number) ? number : undefined
}
