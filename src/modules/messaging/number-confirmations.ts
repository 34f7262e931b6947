/**
 * A yes to text messages. It counts from the moment on at which the code that was texted to its number is entered
 * (D-113).
 */
export interface NumberToConfirm {
  readonly id: string
  /** As '+13105550142'. */
  readonly number: string
  /** The version of the words that were agreed to, and where. */
  readonly wording: string
  readonly source: string
  readonly askedAt: Date
}

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
  noteInOutbox(id: string): Promise<void>
  inOutbox(
    limit: number,
    before: string | undefined,
  ): Promise<readonly (NumberToConfirm & { readonly memberId: string })[]>
  countInOutbox(): Promise<number>
  forget(memberId: string): Promise<void>
}

/** What waits in the queue of a code. */
export interface WaitingCode {
  readonly memberId: string
  readonly id: string
}

export const codeIsGoodForMinutes = 15
export const mostCodesPerDay = 5

export const hasExpired = ({ askedAt }: NumberToConfirm, now: Date) =>
  now.getTime() - askedAt.getTime() > codeIsGoodForMinutes * 60_000

/** What is texted; GSM-7, one segment for a clinic's name of usual length. */
export const codeText = (clinicName: string, code: string) =>
  `${clinicName}: ${code} is your code to get offers by text. It is good for ${codeIsGoodForMinutes} minutes. If this was not you, ignore it.`
