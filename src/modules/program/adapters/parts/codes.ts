import { z } from 'zod'
import { growingListOf, id, points, text } from './fields.ts'
import { asItIs, type PartAtTheEdge } from './part-at-the-edge.ts'

const CodesContents = z
  .strictObject({
    codes: growingListOf(
      z.strictObject({
        id,
        description: text(120),
        pointsValue: points(10_000),
        placeId: z
          .uuid()
          .nullable()
          .default(null)
          .meta({
            description:
              'The location where the code hangs. It can’t be changed once published; use another code for ' +
              'another location.',
          }),
        isRetired: z.boolean().meta({
          description: 'Retired codes no longer count. Retire a code if someone shared a photo of it.',
        }),
      }),
    ),
  })
  .meta({
    id: 'CodesContents',
    example: {
      codes: [
        {
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01',
          description: 'Daily Spa Visit',
          pointsValue: 5,
          placeId: null,
          isRetired: false,
        },
      ],
    },
  })

export const codesAtTheEdge: PartAtTheEdge<'codes', typeof CodesContents> = {
  part: 'codes',
  called: 'Codes',
  schema: CodesContents,
  taken: asItIs,
  shown: ({ codes }) => ({ codes: [...codes] }),
}
