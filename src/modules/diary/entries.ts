export type EntryType = 'before' | 'after' | 'progress'

export interface Entry {
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly entryType: EntryType
  readonly serviceId: string | null
  /** The service's name when the entry was made; null if there's no service or the name wasn't recorded. */
  readonly serviceName: string | null
  /** A clinic day, 'YYYY-MM-DD'. */
  readonly treatmentDate: string | null
  /** The path of one of the member's photos, or an external https address. */
  readonly imageUrl: string | null
  readonly pointsAwarded: number
  readonly createdAt: Date
}

export type NewEntry = Omit<Entry, 'id' | 'serviceName' | 'pointsAwarded' | 'createdAt'>

/** The photo's path; only its owner can open it. */
export const photoPath = (id: string) => `/api/diary/photos/${id}`

const ownPhoto = /^\/api\/diary\/photos\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** The photo's ID from a path made by `photoPath`; undefined for other addresses. */
export function photoIdIn(imageUrl: string | null): string | undefined {
  return ownPhoto.exec(imageUrl ?? '')?.[1]?.toLowerCase()
}

/** Whether an external address may be shown: https, without a user name or password. */
export function isShowableAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}
