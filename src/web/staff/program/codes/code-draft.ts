import { fieldProblems } from '../../../form/field-problems.ts'
import { typedText } from '../../../form/typed-text.ts'
import { above0, wholeNumberIn } from '../../../form/whole-number-in.ts'
import type { Code } from '../draft/parts.ts'

const emptyCode = { description: '', pointsValue: '5', placeId: '' }

export type CodeDraft = Readonly<typeof emptyCode>

export const keptCode = ({ id }: { id: string }) => `program:code:${id}`

export const draftOf = (code: Code | undefined): CodeDraft =>
  code
    ? {
        description: code.description,
        pointsValue: String(code.pointsValue),
        placeId: code.placeId ?? '',
      }
    : emptyCode

export const codeOf = (draft: CodeDraft, code: Code | undefined): Code => ({
  id: code?.id ?? crypto.randomUUID(),
  isRetired: code?.isRetired ?? false,
  description: typedText(draft.description),
  pointsValue: wholeNumberIn(draft.pointsValue),
  placeId: draft.placeId || null,
})

export const problemsOf = (draft: CodeDraft): Readonly<Record<string, string>> => ({
  ...(!typedText(draft.description) && { description: fieldProblems.name }),
  ...(!(wholeNumberIn(draft.pointsValue) > 0) && { pointsValue: above0 }),
})

/** The codes with this one retired and replaced by a new one with the same name and points. */
export function replaced(codes: readonly Code[], id: string): Code[] {
  return codes.flatMap(code =>
    code.id === id
      ? [
          { ...code, id: crypto.randomUUID() },
          { ...code, isRetired: true },
        ]
      : [code],
  )
}
