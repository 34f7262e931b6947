import { z } from 'zod'
import type { RewardsContents as KeptRewards } from '../../rules/rewards.ts'
import { id, isArchived, listOf, points, text } from './fields.ts'
import { asItIs, type PartAtTheEdge } from './part-at-the-edge.ts'

const icons = [
  'crown',
  'droplet',
  'flower',
  'gem',
  'gift',
  'heart',
  'leaf',
  'sparkles',
  'star',
  'sun',
] as const
const colors = ['rose', 'amber', 'sage', 'stone', 'bronze', 'silver', 'gold', 'platinum'] as const

const RewardsContents = z
  .strictObject({
    rewards: listOf(
      z.strictObject({
        id,
        title: text(120),
        description: text(600),
        pointsRequired: points(10_000_000),
        rewardValue: text(120).meta({ description: 'What it is worth, in words.' }),
        icon: z.enum(icons),
        color: z.enum(colors),
        validDays: z
          .int()
          .min(1, 'At least a day, please')
          .max(3_650, 'At most ten years, please')
          .nullable()
          .meta({ description: 'How many days after the claim’s the voucher ends; null: it does not.' }),
        isPaused: z.boolean(),
        isArchived,
      }),
      300,
    ),
  })
  .meta({
    id: 'RewardsContents',
    example: {
      rewards: [
        {
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01',
          title: '$25 Credit',
          description: 'Towards any treatment.',
          pointsRequired: 250,
          rewardValue: '$25 credit',
          icon: 'gift',
          color: 'rose',
          validDays: null,
          isPaused: false,
          isArchived: false,
        },
      ],
    },
  })

/** A sign or a colour from before there was a choice of them is shown as the app draws it. */
const rewardsShown = ({ rewards }: KeptRewards) => ({
  rewards: rewards.map(reward => ({
    ...reward,
    icon: icons.find(icon => icon === reward.icon) ?? ('gift' as const),
    color: colors.find(color => color === reward.color) ?? ('rose' as const),
  })),
})

export const rewardsAtTheEdge: PartAtTheEdge<'rewards', typeof RewardsContents> = {
  part: 'rewards',
  called: 'Rewards',
  schema: RewardsContents,
  taken: asItIs,
  shown: rewardsShown,
}
