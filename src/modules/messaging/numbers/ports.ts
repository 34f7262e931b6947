import type { Attempt } from '#platform/kernel/attempt.ts'
import type { NumberToConfirm } from './number-confirmation.ts'

export interface NumberConfirmations {
  /**
   * Keeps a yes that waits for its code, in the place of an earlier one of this member. False, and nothing is kept:
   * within the day before, `most` codes were asked for by this member or for this number. Belongs into a transaction.
   */
  add(memberId: string, asked: NumberToConfirm, most: number): Promise<boolean>
  /** What waits for its code, or was confirmed last; nothing after a no. */
  latestOf(memberId: string): Promise<(NumberToConfirm & { readonly isConfirmed: boolean }) | undefined>
  markConfirmed(id: string, at: Date): Promise<void>
  /** Ends what waits: the member said no. */
  end(memberId: string, at: Date): Promise<void>
  /** The code went there instead of to a phone, in a demo. */
  recordInSandbox(id: string): Promise<void>
  inSandbox(
    limit: number,
    before: string | undefined,
  ): Promise<readonly (NumberToConfirm & { readonly memberId: string })[]>
  countInSandbox(): Promise<number>
  forget(memberId: string): Promise<void>
}

/** What waits in the queue of a code. */
export interface WaitingCode {
  readonly memberId: string
  readonly id: string
}

export interface NumbersPorts {
  readonly confirmations: NumberConfirmations
  /** The right codes for a number that is to be confirmed: the one to send first, then those of older keys. */
  readonly codesOf: (asked: Pick<NumberToConfirm, 'id' | 'number'>) => readonly string[]
  /** Leaves a code in the caller's transaction; it is texted soon after the commit. */
  readonly enqueueCode: (code: WaitingCode) => Promise<void>
  readonly sendText: (text: {
    readonly id: string
    readonly to: string
    readonly body: string
  }) => Promise<Attempt<string>>
  /** As the clinic calls itself at this moment. */
  readonly clinicName: () => Promise<string>
  readonly now: () => Date
}
