import type { MinimumAge } from '#platform/kernel/minimum-age.ts'

export interface PatientName {
  readonly firstName: string
  readonly lastName: string
}

export interface DetailsPorts extends MinimumAge {
  readonly findPatient: (memberId: string) => Promise<{ readonly role: 'member' | 'staff' } | undefined>
  /** Changes the name; false if it is another one. */
  readonly rename: (memberId: string, from: PatientName, to: PatientName) => Promise<boolean>
  /** Changes the birthday, with or without a year; false if it is another one. */
  readonly changeBirthday: (memberId: string, from: string | null, to: string | null) => Promise<boolean>
  /** Refuses a birthday in the future or more than 130 years ago, with `InvalidBirthday`. */
  readonly checkBirthday: (dateOfBirth: string) => void
  readonly inTransaction: <T>(work: () => Promise<T>) => Promise<T>
}
