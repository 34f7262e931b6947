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
  /** Several lines of text. */
  readonly openingHours: string | null
  readonly bookingUrl: string | null
  /** The time zone of its opening hours; null for the clinic's. */
  readonly timeZone: string | null
  readonly isArchived: boolean
}

interface Document {
  readonly places: PlacesContents
}

const mostInUse = 200

/** Defaults for locations stored before these fields existed. */
const newFields = { timeZone: null }

export const placesRules: PartRules<PlacesContents, Document> = {
  blank: { places: [] },
  completed: ({ places }) => ({ places: places.map(place => ({ ...newFields, ...place })) }),
  keepWhatWas: (published, { places }) => ({ places: withMissing(published.places, places, archived) }),
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
  toDo: ({ places: { places } }) => (offeredIn(places).length === 0 ? 'Add a location' : undefined),
  lists: [
    {
      kind: 'location',
      itemsOf: document => document.places.places as readonly never[],
      nameOf: ({ name }) => String(name),
      isAway: ({ isArchived }) => isArchived === true,
      fields: {
        name: text('name'),
        address: text('address'),
        phone: text('phone'),
        openingHours: text('hours'),
        bookingUrl: text('booking link'),
        timeZone: { label: 'time zone', shown: (zone: string | null) => zone ?? 'the clinic’s' },
      },
    },
  ],
}
