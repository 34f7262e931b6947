import { z } from 'zod'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { cents, decimal } from '#platform/kernel/money.ts'
import { type TiersContents as KeptTiers, metals, tierIds } from '../../rules/tiers.ts'
import { id, listOf, points, text } from './fields.ts'
import type { PartAtTheEdge } from './part-at-the-edge.ts'

const from = trimmedText()
  .regex(/^\d{1,6}(?:\.\d{1,2})?$/, 'Please enter an amount like 500.00')
  .meta({ description: 'The total spend in dollars that the tier starts at.', example: '500.00' })

const tier = z.strictObject({
  id: z.enum(tierIds).meta({ description: 'The tier’s name in API responses. It never changes.' }),
  name: text(30).meta({ description: 'The display name.' }),
  from,
  metal: z.enum(metals).meta({ description: 'The material of the tier’s card.' }),
  perks: z
    .array(text(120))
    .max(12, 'Please enter at most 12 perks')
    .transform(perks => perks.filter(perk => perk !== '')),
})

const exampleTiers = [
  { id: 'Bronze', name: 'Bronze', from: '0.00', metal: 'bronze', perks: [] },
  { id: 'Silver', name: 'Silver', from: '500.00', metal: 'silver', perks: ['A drink on the house'] },
  { id: 'Gold', name: 'Gold', from: '2000.00', metal: 'gold', perks: [] },
  { id: 'Platinum', name: 'Platinum', from: '5000.00', metal: 'platinum', perks: [] },
]

const stayInOrder = 'The tiers must stay in order: Bronze, Silver, Gold, Platinum'

const TiersContents = z
  .strictObject({
    tiers: z
      .array(tier)
      .min(tierIds.length, stayInOrder)
      .max(tierIds.length, stayInOrder)
      .refine(tiers => tiers.map(each => each.id).join() === tierIds.join(), stayInOrder)
      .meta({ description: 'All four tiers, in order.', example: exampleTiers }),
    milestones: listOf(
      z.strictObject({
        id,
        points: points(10_000_000),
        words: text(160).meta({
          description: 'The text of the celebration; empty means the app’s default text.',
        }),
      }),
      30,
    ),
  })
  .meta({
    id: 'TiersContents',
    example: {
      tiers: exampleTiers,
      milestones: [
        { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01', points: 25, words: '' },
        { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e02', points: 50, words: 'Halfway to your first gift!' },
      ],
    },
  })

type ShownTiers = z.output<typeof TiersContents>

/** Requests have money as decimal strings; stored contents have integer cents. */
const tiersFromShown = ({ tiers, milestones }: ShownTiers): KeptTiers => ({
  tiers: tiers.map(({ from, ...rest }) => ({ ...rest, fromCents: cents(from) })),
  milestones,
})

const tiersShown = ({ tiers, milestones }: KeptTiers): ShownTiers => ({
  tiers: tiers.map(({ fromCents, perks, ...rest }) => ({
    ...rest,
    from: decimal(fromCents),
    perks: [...perks],
  })),
  milestones: [...milestones],
})

export const tiersAtTheEdge: PartAtTheEdge<'tiers', typeof TiersContents> = {
  part: 'tiers',
  called: 'Tiers',
  schema: TiersContents,
  taken: tiersFromShown,
  shown: tiersShown,
}
