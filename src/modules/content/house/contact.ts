/** How patients reach the clinic, as it says itself; null: it does not say. */
export interface SaidContact {
  readonly phone: string | null
  readonly email: string | null
  /** Begins with https:// */
  readonly website: string | null
}

/** One way to reach the clinic, as a link. */
export interface ContactLink {
  readonly kind: 'phone' | 'email' | 'website'
  readonly text: string
  readonly href: string
}

/** The ways that there are, in the order in which they are shown. */
export function contactLinks({ phone, email, website }: SaidContact): readonly ContactLink[] {
  return [
    phone && ({ kind: 'phone', text: phone, href: `tel:${dialled(phone)}` } as const),
    email && ({ kind: 'email', text: email, href: `mailto:${encodeURI(email)}` } as const),
    website && ({ kind: 'website', text: shortly(website), href: website } as const),
  ].filter(link => link !== null && link !== '')
}

/** What is pressed on the phone: the zero in brackets counts only within the country, and an extension is asked for later. */
function dialled(phone: string): string {
  const [number = ''] = phone.split(/[a-z]/i)
  const digits = number.replace(/^(\s*\+.*?)\(0\)/, '$1').replaceAll(/\D/g, '')
  return number.trim().startsWith('+') ? `+${digits}` : digits
}

const shortly = (website: string) => website.replace(/^https:\/\//, '').replace(/\/$/, '')
