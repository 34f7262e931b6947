import { z } from 'zod'
import { address, growingListOf, id, isArchived, optional, text, timeZone } from './fields.ts'
import { asItIs, type PartAtTheEdge } from './part-at-the-edge.ts'

const PlacesContents = z
  .strictObject({
    places: growingListOf(
      z.strictObject({
        id,
        name: text(120),
        address: optional(300),
        phone: optional(40),
        openingHours: optional(1_000).meta({ description: 'May contain line breaks.' }),
        bookingUrl: address(500),
        timeZone: timeZone.nullable().default(null).meta({
          description: 'The time zone of the location’s opening hours. Null means the clinic’s.',
        }),
        isArchived,
      }),
    ),
  })
  .meta({
    id: 'PlacesContents',
    example: {
      places: [
        {
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01',
          name: 'Mitte',
          address: 'Torstraße 1, 10119 Berlin',
          phone: '+49 30 1234567',
          openingHours: 'Mon–Fri 9–18\nSat 10–14',
          bookingUrl: null,
          timeZone: null,
          isArchived: false,
        },
      ],
    },
  })

export const placesAtTheEdge: PartAtTheEdge<'places', typeof PlacesContents> = {
  part: 'places',
  called: 'Places',
  schema: PlacesContents,
  taken: asItIs,
  shown: ({ places }) => ({ places: [...places] }),
}
