import { z } from 'zod'
import { cents, decimal } from '#platform/kernel/money.ts'
import type { RewardsContents as KeptRewards } from '../../rules/rewards.ts'
import { tierIds } from '../../rules/tiers.ts'
import { growingListOf, id, isArchived, points, price, text, uploadedPicture } from './fields.ts'
import type { PartAtTheEdge } from './part-at-the-edge.ts'

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

const days = (most: string) =>
  z.int().min(1, 'Please enter at least 1 day').max(3_650, `Please enter at most ${most}`).nullable()

const day = z.iso.date('Please enter a date').nullable()

const RewardsContents = z
  .strictObject({
    rewards: growingListOf(
      z.strictObject({
        id,
        title: text(120),
        description: text(600),
        pointsRequired: points(10_000_000),
        rewardValue: text(120).meta({ description: 'A description of what it’s worth.' }),
        worth: price
          .refine(worth => Number(worth) > 0, 'Please enter more than 0, or leave it blank')
          .nullable()
          .meta({ description: 'Dollars; used to calculate what points are worth.' }),
        icon: z.enum(icons),
        color: z.enum(colors),
        imageUrl: uploadedPicture
          .nullable()
          .default(null)
          .meta({ description: 'An uploaded picture that replaces the icon; null if there is none.' }),
        validDays: days('ten years').meta({
          description:
            'The number of days until the voucher expires, counted from the claim; null if it doesn’t.',
        }),
        repeatDays: days('ten years').meta({
          description:
            'The number of days until it can be claimed again; null if it can be claimed only once.',
        }),
        stock: z
          .int()
          .min(1, 'Please enter at least 1')
          .max(1_000_000, 'Please enter at most 1 million')
          .nullable()
          .meta({
            description: 'How many times it can be claimed in total, counted from when it is published.',
          }),
        tiers: z
          .array(z.enum(tierIds))
          .max(4)
          .transform(chosen => tierIds.filter(tier => chosen.includes(tier)))
          .meta({ description: 'The tiers that can claim it; empty means all of them.' }),
        startsOn: day.meta({ description: 'The first day when it’s available, in the clinic’s time zone.' }),
        endsOn: day.meta({ description: 'The last day when it’s available, in the clinic’s time zone.' }),
        isPaused: z.boolean(),
        isArchived,
      }),
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
          worth: '25.00',
          icon: 'gift',
          color: 'rose',
          imageUrl: null,
          validDays: null,
          repeatDays: 90,
          stock: null,
          tiers: ['Gold', 'Platinum'],
          startsOn: '2026-12-01',
          endsOn: null,
          isPaused: false,
          isArchived: false,
        },
      ],
    },
  })

/** Shows the default icon and color for rewards from before they could be chosen. */
const rewardsShown = ({ rewards }: KeptRewards) => ({
  rewards: rewards.map(({ worthCents, ...reward }) => ({
    ...reward,
    worth: worthCents === null ? null : decimal(worthCents),
    tiers: tierIds.filter(tier => reward.tiers.includes(tier)),
    icon: icons.find(icon => icon === reward.icon) ?? ('gift' as const),
    color: colors.find(color => color === reward.color) ?? ('rose' as const),
  })),
})

const rewardsTaken = ({ rewards }: z.output<typeof RewardsContents>): KeptRewards => ({
  rewards: rewards.map(({ worth, ...reward }) => ({
    ...reward,
    worthCents: worth === null ? null : cents(worth),
  })),
})

export const rewardsAtTheEdge: PartAtTheEdge<'rewards', typeof RewardsContents> = {
  part: 'rewards',
  called: 'Rewards',
  schema: RewardsContents,
  taken: rewardsTaken,
  shown: rewardsShown,
}
