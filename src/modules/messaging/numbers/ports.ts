import type { Attempt } from '#platform/kernel/attempt.ts'
import type { NumberToConfirm } from './number-confirmation.ts'

export interface NumberConfirmations {
  /**
   * Stores pending consent, replacing the member's earlier one. False, without storing: `most` codes were requested within a
   * day by this member or for this number. Call it in a transaction.
   */
  add(memberId: string, asked: NumberToConfirm, most: number): Promise<boolean>
  /** The pending or last confirmed consent; undefined after an opt-out. */
  latestOf(memberId: string): Promise<(NumberToConfirm & { readonly isConfirmed: boolean }) | undefined>
  markConfirmed(id: string, at: Date): Promise<void>
  /** Deletes pending consent, because the member opted out. */
  end(memberId: string, at: Date): Promise<void>
  /** In a demo: stores the code instead of texting it. */
  recordInSandbox(id: string): Promise<void>
  inSandbox(
    limit: number,
    before: string | undefined,
  ): Promise<readonly (NumberToConfirm & { readonly memberId: string })[]>
  countInSandbox(): Promise<number>
  forget(memberIds: readonly string[]): Promise<void>
}

/** The payload of a queued code. */
export interface WaitingCode {
  readonly memberId: string
  readonly id: string
}

export interface NumbersPorts {
  readonly confirmations: NumberConfirmations
  /** The valid codes for a number: the one to send first, then those of older keys. */
  readonly codesOf: (asked: Pick<NumberToConfirm, 'id' | 'number'>) => readonly string[]
  /** Queues a code in the caller's transaction; it is texted soon after the commit. */
  readonly enqueueCode: (code: WaitingCode) => Promise<void>
  readonly sendText: (text: {
    readonly id: string
    readonly to: string
    readonly body: string
  }) => Promise<Attempt<string>>
  /** The clinic's current name. */
  readonly clinicName: () => Promise<string>
  readonly now: () => Date
}
