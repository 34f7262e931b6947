import type { Consent } from './consents.ts'

/** What the preferences page needs beside the consents. */
export interface Decisions {
  /** Adds a decision unless the latest about its channel says the same in the same words: a second click adds none. */
  addOnce(memberId: string, consent: Consent): Promise<void>
  /** Whether this number wants no texts, whatever its owner agreed to here. */
  isStopped(number: string): Promise<boolean>
}
