/** The clinic's contact details; null if not given. */
export interface ClinicContact {
  readonly phone: string | null
  readonly email: string | null
  /** Starts with https:// */
  readonly website: string | null
}

/** One of the clinic's contact details, as a link. */
export interface ContactLink {
  readonly kind: 'phone' | 'email' | 'website'
  readonly text: string
  readonly href: string
}

/** All links that are set, in display order. */
export function contactLinks({ phone, email, website }: ClinicContact): readonly ContactLink[] {
  return [
    phone && ({ kind: 'phone', text: phone, href: `tel:${dialled(phone)}` } as const),
    email && ({ kind: 'email', text: email, href: `mailto:${encodeURI(email)}` } as const),
    website && ({ kind: 'website', text: shortly(website), href: website } as const),
  ].filter(link => link !== null && link !== '')
}

/** The number to dial: without a zero in parentheses, which is only for domestic calls, and without the extension. */
function dialled(phone: string): string {
  const [number = ''] = phone.split(/[a-z]/i)
  const digits = number.replace(/^(\s*\+.*?)\(0\)/, '$1').replaceAll(/\D/g, '')
  return number.trim().startsWith('+') ? `+${digits}` : digits
}

const shortly = (website: string) => website.replace(/^https:\/\//, '').replace(/\/$/, '')
