import { archived, offeredIn, problemsOfCount, problemsOfNames, text, withMissing } from './lists.ts'
import type { PartRules } from './part-rules.ts'

export interface PlacesContents {
  readonly places: readonly Place[]
}

interface Place {
  readonly id: string
  readonly name: string
  readonly address: string | null
  readonly phone: string | null
  /** Lines of text. */
  readonly openingHours: string | null
  readonly bookingUrl: string | null
  readonly isArchived: boolean
}

interface Document {
  readonly places: PlacesContents
}

const mostInUse = 200

export const placesRules: PartRules<PlacesContents, Document> = {
  blank: { places: [] },
  completed: kept => kept,
  keepWhatWas: (inForce, { places }) => ({ places: withMissing(inForce.places, places, archived) }),
  problemsOf: ({ places: { places } }) => [
    ...problemsOfCount(
      offeredIn(places).map(([n]) => `places.${n}.name`),
      mostInUse,
    ),
    ...problemsOfNames(
      'place',
      offeredIn(places).map(([n, { name }]) => ({ name, path: `places.${n}.name` })),
    ),
  ],
  toDo: ({ places: { places } }) => (offeredIn(places).length === 0 ? 'Add a place' : undefined),
  lists: [
    {
      kind: 'place',
      itemsOf: document => document.places.places as readonly never[],
      nameOf: ({ name }) => String(name),
      isAway: ({ isArchived }) => isArchived === true,
      fields: {
        name: text('name'),
        address: text('address'),
        phone: text('phone'),
        openingHours: text('opening hours'),
        bookingUrl: text('booking link'),
      },
    },
  ],
}
