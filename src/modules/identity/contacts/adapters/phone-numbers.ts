import { parsePhoneNumber } from 'awesome-phonenumber'
import type { PhoneNumber } from '../contact.ts'

/** Parses numbers in the format of that country ('US'); numbers with a country code are kept. */
export const phoneNumbersOf =
  (country: string) =>
  (typed: string): PhoneNumber => {
    const value = typed.trim()
    const parsed = parsePhoneNumber(value, { regionCode: country })
    return parsed.valid ? { value: parsed.number.e164, isValid: true } : { value, isValid: false }
  }
