import { z } from 'zod'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { decimal } from '#platform/kernel/money.ts'
import type { Profile } from '../profile.ts'
import { email, password } from './shapes.ts'

const tier = z.enum(['Bronze', 'Silver', 'Gold', 'Platinum'])

export const NewUser = z.strictObject({
  email,
  password,
  name: trimmedText().max(200),
  firstName: trimmedText().min(1, 'First name is required').max(100).optional(),
  lastName: trimmedText().min(1, 'Last name is required').max(100).optional(),
  dateOfBirth: z.iso.date('Please enter a valid date of birth').optional(),
})

export const User = z
  .object({
    id: z.uuid(),
    email: z.string(),
    name: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(['member', 'staff']),
    profileImageUrl: z.string().nullable(),
    pointsBalance: z.int(),
    points: z.int(),
    milestonesReached: z.array(z.int()).meta({ description: 'All milestones reached so far, lowest first.' }),
    mergedAt: z.iso.datetime().optional().meta({
      description: 'When accounts were merged. Milestones reached through a merge aren’t celebrated.',
    }),
    vipTier: tier,
    tier,
    tierProgress: z.object({
      nextTier: tier.nullable(),
      target: z.string().nullable(),
      missing: z.string(),
      percent: z.int(),
    }),
    nextReward: z
      .object({
        title: z.string(),
        rewardValue: z.string(),
        icon: z.string(),
        color: z.string(),
        pointsRequired: z.int(),
        pointsMissing: z.int(),
        percent: z.int(),
      })
      .nullable(),
    totalSpent: z.string(),
    totalVisits: z.int(),
    dateOfBirth: z.string().nullable(),
    birthday: z.string().nullable(),
    isActive: z.boolean(),
    createdAt: z.iso.datetime(),
    lastLoginAt: z.iso.datetime().nullable(),
  })
  .meta({
    id: 'User',
    example: {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
      email: 'mia@velora.example',
      name: 'Mia Hart',
      firstName: 'Mia',
      lastName: 'Hart',
      role: 'member',
      profileImageUrl: null,
      pointsBalance: 240,
      points: 240,
      milestonesReached: [25, 50, 100, 200],
      vipTier: 'Silver',
      tier: 'Silver',
      tierProgress: { nextTier: 'Gold', target: '2000.00', missing: '750.00', percent: 62 },
      nextReward: {
        title: '$25 Credit',
        rewardValue: '$25 credit',
        icon: 'gift',
        color: 'rose',
        pointsRequired: 250,
        pointsMissing: 10,
        percent: 96,
      },
      totalSpent: '1250.00',
      totalVisits: 6,
      dateOfBirth: '1991-05-14',
      birthday: '1991-05-14',
      isActive: true,
      createdAt: '2026-01-10T17:00:00.000Z',
      lastLoginAt: '2026-11-20T18:00:00.000Z',
    },
  })

/** Both spellings that the screens read (D-40), money as decimal strings (D-19). */
export function shown(profile: Profile): z.input<typeof User> {
  const { tierProgress, pointsBalance, dateOfBirth } = profile
  return {
    ...profile,
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    points: pointsBalance,
    milestonesReached: [...profile.milestonesReached],
    mergedAt: profile.mergedAt?.toISOString(),
    vipTier: profile.tier,
    tierProgress: {
      nextTier: tierProgress.nextTier,
      target: tierProgress.targetCents === null ? null : decimal(tierProgress.targetCents),
      missing: decimal(tierProgress.missingCents),
      percent: tierProgress.percent,
    },
    totalSpent: decimal(profile.totalSpentCents),
    birthday: dateOfBirth,
    isActive: true,
    createdAt: profile.createdAt.toISOString(),
    lastLoginAt: profile.lastLoginAt?.toISOString() ?? null,
  }
}
