import { parsePhoneNumber } from 'awesome-phonenumber'
import type { PhoneNumber } from '../contact.ts'

/** Two numbers for each row of a batch of an import. */
const mostRemembered = 1_000

/**
 * Parses numbers in the format of that country ('US'); numbers with a country code are kept. Remembers the latest, because
 * parsing is slow and an import asks for each number several times.
 */
export function phoneNumbersOf(country: string): (typed: string) => PhoneNumber {
  const remembered = new Map<string, PhoneNumber>()
  return typed => {
    const known = remembered.get(typed)
    if (known) return known
    if (remembered.size >= mostRemembered) remembered.clear()
    const number = parse(typed.trim(), country)
    remembered.set(typed, number)
    return number
  }
}

function parse(value: string, regionCode: string): PhoneNumber {
  const parsed = parsePhoneNumber(value, { regionCode })
  return parsed.valid ? { value: parsed.number.e164, isValid: true } : { value, isValid: false }
}
