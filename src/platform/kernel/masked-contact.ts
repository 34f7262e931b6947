/**
 * Enough to recognize an email address or phone number, too little to learn it: 'm•••@e•••.com', '•••42'. The audit log
 * is never changed, so it must not hold what a deleted account leaves no trace of.
 */
export function maskedContact(value: string): string {
  const [, first, domainFirst, ending] = /^(.).*@(.).*\.(.+)$/u.exec(value.toLowerCase()) ?? []
  return first ? `${first}•••@${domainFirst}•••.${ending}` : `•••${value.replaceAll(/\D/g, '').slice(-2)}`
}

/** What a contact was changed from and to; without `from` if it is the first one. */
export const maskedChange = (from: string | null, to: string) =>
  from === null ? maskedContact(to) : `from ${maskedContact(from)} to ${maskedContact(to)}`
