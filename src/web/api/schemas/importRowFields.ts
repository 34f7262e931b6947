/**
 * What can be corrected; null if this person’s data has been deleted.
 * @nullable
 */
export type ImportRowFields = {
  firstName: string
  lastName: string
  email: string
  phone: string
  birthday: string
  points: string
  spend: string
  visits: string
} | null
