import { points, problemsOfNames, problemsOfPoints, text, withMissing } from './lists.ts'
import type { PartRules } from './part-rules.ts'

export interface CodesContents {
  readonly codes: readonly Code[]
}

interface Code {
  readonly id: string
  readonly description: string
  readonly pointsValue: number
  readonly isRetired: boolean
}

interface Document {
  readonly codes: CodesContents
}

export const codesRules: PartRules<CodesContents, Document> = {
  blank: { codes: [] },
  completed: kept => kept,
  keepWhatWas: (inForce, { codes }) => ({
    codes: withMissing(inForce.codes, codes, code => ({ ...code, isRetired: true })),
  }),
  problemsOf: ({ codes: { codes } }) => {
    const inUse = [...codes.entries()].filter(([, { isRetired }]) => !isRetired)
    return [
      ...problemsOfNames(
        'code',
        inUse.map(([n, { description }]) => ({ name: description, path: `codes.${n}.description` })),
      ),
      ...inUse.flatMap(([n, { pointsValue }]) => problemsOfPoints(`codes.${n}.pointsValue`, pointsValue)),
    ]
  },
  toDo: ({ codes: { codes } }) =>
    codes.some(({ isRetired }) => !isRetired) ? undefined : 'Add a check-in code',
  lists: [
    {
      kind: 'check-in code',
      itemsOf: document => document.codes.codes as readonly never[],
      nameOf: ({ description }) => String(description),
      isAway: ({ isRetired }) => isRetired === true,
      fields: { description: text('name'), pointsValue: points },
      worsens: {
        of: 'code',
        field: 'pointsValue',
        worse: 'lower',
        isOffered: ({ isRetired }) => isRetired !== true,
      },
    },
  ],
}
