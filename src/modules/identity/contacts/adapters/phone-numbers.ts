import { parsePhoneNumber } from 'awesome-phonenumber'
import type { PhoneNumber } from '../contact.ts'

/** Reads numbers as they are written in that country ('US'); those with a country code as they are. */
export const phoneNumbersOf =
  (country: string) =>
  (typed: string): PhoneNumber => {
    const value = typed.trim()
    const parsed = parsePhoneNumber(value, { regionCode: country })
    return parsed.valid ? { value: parsed.number.e164, isValid: true } : { value, isValid: false }
  }
