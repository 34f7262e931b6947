export type EntryType = 'before' | 'after' | 'progress'

export interface Entry {
  readonly id: string
  readonly title: string
  readonly description: string | null
  readonly entryType: EntryType
  readonly serviceId: string | null
  /** What the service was called when the entry was made; null where there is none, or nobody wrote it down. */
  readonly serviceName: string | null
  /** A day of the clinic's calendar, 'YYYY-MM-DD'. */
  readonly treatmentDate: string | null
  /** One of the member's own photos by its path, or an https address somewhere else. */
  readonly imageUrl: string | null
  readonly pointsAwarded: number
  readonly createdAt: Date
}

export type NewEntry = Omit<Entry, 'id' | 'serviceName' | 'pointsAwarded' | 'createdAt'>

/** Where the owner, and nobody else, sees a photo of the diary. */
export const photoPath = (id: string) => `/api/diary/photos/${id}`

const ownPhoto = /^\/api\/diary\/photos\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** The photo's id in a path as `photoPath` makes it; undefined for every other address. */
export function photoIdIn(imageUrl: string | null): string | undefined {
  return ownPhoto.exec(imageUrl ?? '')?.[1]?.toLowerCase()
}

/** Whether an address of somewhere else may be shown: https, and no name or password in it. */
export function isShowableAddress(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, username, password } = new URL(address)
  return protocol === 'https:' && username === '' && password === ''
}
