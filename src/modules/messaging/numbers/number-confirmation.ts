/** Pending consent to texts. It counts once the code texted to the number is entered (D-113). */
export interface NumberToConfirm {
  readonly id: string
  /** For example '+13105550142'. */
  readonly number: string
  /** The version of the wording, and the place of the consent. */
  readonly wording: string
  readonly source: string
  readonly askedAt: Date
}

export const codeIsGoodForMinutes = 15
export const mostCodesPerDay = 5

export const hasExpired = ({ askedAt }: NumberToConfirm, now: Date) =>
  now.getTime() - askedAt.getTime() > codeIsGoodForMinutes * 60_000

/** The text message; GSM-7, one segment for a clinic's name of usual length. */
export const codeText = (clinicName: string, code: string) =>
  `${clinicName}: ${code} is your code to get offers by text. It expires in ${codeIsGoodForMinutes} minutes. Not you? Ignore this text.`
