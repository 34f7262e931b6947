import type { ProgramEffects, PublishProgramBody } from '#api/schemas/index.ts'
import { typedText } from '../../../form/typed-text.ts'
import { clinicLocalTime } from '../../../format/clinic-local-time.ts'

/** A publication form's input. */
export type PublicationDraft = {
  note: string
  at: string
  shortenedBecause: string
  tells: boolean
  announcement: string
  /** False until someone edits the text; until then it follows the changes. */
  isInOwnWords: boolean
}

export const nothingTyped: PublicationDraft = {
  note: '',
  at: '',
  shortenedBecause: '',
  tells: false,
  announcement: '',
  isInOwnWords: false,
}

const mostLetters = 500

export function saidToMembers(
  { at, announcement, isInOwnWords }: Pick<PublicationDraft, 'at' | 'announcement' | 'isInOwnWords'>,
  { worsenings }: Pick<ProgramEffects, 'worsenings'>,
): string {
  if (isInOwnWords) return announcement
  const from = at ? `Starting ${clinicLocalTime(at)}` : 'From now on'
  const words = `${from}: ${worsenings.map(worsening => worsening.words).join('; ')}.`
  return words.length > mostLetters ? `${words.slice(0, mostLetters - 1)}…` : words
}

export const publicationProblems = ({ tells, announcement, isInOwnWords }: PublicationDraft) =>
  tells && isInOwnWords && typedText(announcement) === ''
    ? { announcement: 'Please describe what’s changing' }
    : {}

/** The request body. Leaves out the fields for unfavorable changes if there are none. */
export function publicationOf(draft: PublicationDraft, effects: ProgramEffects): PublishProgramBody {
  const { note, at, shortenedBecause, tells } = draft
  const worse = effects.worsenings.length > 0 ? effects : undefined
  return {
    note: typedText(note),
    ...(at && { at }),
    ...(worse && typedText(shortenedBecause) && { shortenedBecause: typedText(shortenedBecause) }),
    ...(worse && tells && { announcement: typedText(saidToMembers(draft, worse)) }),
  }
}
