import {
  lower,
  points,
  problemsOfCount,
  problemsOfNames,
  problemsOfPoints,
  text,
  withMissing,
} from './lists.ts'
import type { Field, PartRules } from './part-rules.ts'
import type { PlacesContents } from './places.ts'

export interface CodesContents {
  readonly codes: readonly Code[]
}

interface Code {
  readonly id: string
  readonly description: string
  readonly pointsValue: number
  /** The code's location; null if unknown. It's fixed once published, so figures per location stay true. */
  readonly placeId: string | null
  readonly isRetired: boolean
}

interface Document {
  readonly codes: CodesContents
  readonly places: PlacesContents
}

const mostInUse = 300

/** Defaults for codes stored before the field existed. */
const notSaid = { placeId: null }

const place: Field<Document> = {
  label: 'location',
  shown: (id: string | null, { places }) => places.places.find(each => each.id === id)?.name ?? 'not set',
}

/** Keeps the locations that published codes already have, because their past check-ins count there. */
function withPlaces(published: readonly Code[], codes: readonly Code[]): readonly Code[] {
  const said = new Map(published.map(({ id, placeId }) => [id, placeId]))
  return codes.map(code => ({ ...code, placeId: said.get(code.id) ?? code.placeId }))
}

/** A retired code may have been photographed, and its replacement is on the wall (D-187). */
function withTodaysUse(published: readonly Code[], codes: readonly Code[]): readonly Code[] {
  const today = new Map(published.map(({ id, isRetired }) => [id, isRetired]))
  return codes.map(code => ({ ...code, isRetired: today.get(code.id) ?? code.isRetired }))
}

export const codesRules: PartRules<CodesContents, Document> = {
  blank: { codes: [] },
  completed: ({ codes }) => ({ codes: codes.map(code => ({ ...notSaid, ...code })) }),
  keepWhatWas: (published, { codes }) => ({
    codes: withMissing(published.codes, withPlaces(published.codes, codes), code => ({
      ...code,
      isRetired: true,
    })),
  }),
  restored: (published, { codes }) => ({
    codes: withMissing(published.codes, withTodaysUse(published.codes, codes), code => code),
  }),
  problemsOf: ({ codes: { codes } }) => {
    const inUse = [...codes.entries()].filter(([, { isRetired }]) => !isRetired)
    return [
      ...problemsOfCount(
        inUse.map(([n]) => `codes.${n}.description`),
        mostInUse,
      ),
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
      fields: { description: text('name'), pointsValue: points, placeId: place },
      worsens: [
        {
          of: 'code',
          field: 'pointsValue',
          isWorse: lower,
          isOffered: ({ isRetired }) => isRetired !== true,
        },
      ],
    },
  ],
}
