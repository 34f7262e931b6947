import { refusal } from './refusal.ts'

const emptyWord =
  /^(?:no|none|noone|nobody|na|nil|null|x+|test|fake|unknown|declined?|refused|noreply|donotreply|not?given|not?provided|no(?:t|ne)?available)\d*$/
const emptyName =
  /^(?:no[-_.]?e?-?mail|no[-_.]?address|none|noone|not?[-_.]?(?:given|provided|available)|donot[-_.]?e?mail|decline[ds]?|refused|unknown|noreply|no-reply)\d*$/
const emptyDomain = /^(?:no[-_.]?e?-?mail\d*|none|nomail|noaddress|invalid|placeholder|donotuse)\./

/**
 * Recognizes placeholder addresses such as `noemail@…` and `none@none.com`. They're never used to contact, match or
 * sign in people.
 */
export function isPlaceholderEmail(email: string): boolean {
  const [name = '', domain = ''] = email.toLowerCase().split('@')
  const host = domain.split('.')[0] ?? ''
  if (emptyDomain.test(domain) || domain.endsWith('.invalid')) return true
  return emptyName.test(name) || (emptyWord.test(name) && emptyWord.test(host))
}

/** Recognizes placeholder numbers: all zeros, 555-555-5555, 123-456-7890. */
export function isPlaceholderPhone(cell: string): boolean {
  const digits = cell.replaceAll(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
  return /^(\d)\1+$/.test(digits) || '01234567890'.includes(digits) || '9876543210'.includes(digits)
}

const forStaff = 'This isn’t a real email address. Please leave it out if the patient has none.'

/** An address such as `noemail@…`, where there's someone to ask for a real one. */
export class PlaceholderEmail extends refusal(
  'placeholder-email',
  'invalid',
  (asked: 'member' | 'staff') => (asked === 'member' ? 'Please enter your own email address.' : forStaff),
  'member',
) {
  override readonly errors = [{ path: 'email', message: this.message }]
}
