import { z } from 'zod'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { mostPoints } from '#platform/kernel/points.ts'
import type { Audience } from '../campaign.ts'
import { campaignAudience, contactAudience, notificationAudience, points, tier } from './campaign-shapes.ts'

const long = (most: number) => `This is longer than ${most} characters.`
const text = (missing: string, most: number, least = 1, short = missing) =>
  trimmedText(missing).min(least, short).max(most, long(most))

const nothing = 'Please fill in title and message'
const noMail = 'Please provide both a subject and message'

const types = ['PROMOTION', 'POINTS_EARNED', 'REWARD_AVAILABLE', 'REMINDER', 'BIRTHDAY', 'GENERAL'] as const

export const SendNotificationBody = z.strictObject({
  title: text(nothing, 100),
  message: text(nothing, 1000),
  type: z.enum(types).default('PROMOTION').meta({
    description: 'GENERAL and REMINDER aren’t marketing: everyone in the audience gets them in the app.',
  }),
  targetAudience: z.enum(notificationAudience).default('ALL'),
  scheduledFor: z
    .string()
    .regex(
      /^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?(Z|[+-]\d\d:\d\d)?$/,
      'Please choose a date and a time',
    )
    .refine(moment => !Number.isNaN(Date.parse(moment)), 'Please choose a date and a time')
    .nullish()
    .meta({ description: 'In the clinic’s time zone, unless it ends with an offset.' }),
})

const criteria = z.strictObject({
  tier: tier.optional(),
  minPoints: points.optional(),
  maxPoints: points.optional(),
})

export const SendPromotionBody = z
  .strictObject({
    title: text('Title must be at least 5 characters', 100, 5),
    message: text('Message must be at least 10 characters', 1000, 10),
    targetAudience: z.enum(campaignAudience).default('ALL'),
    targetCriteria: criteria.optional(),
    imageUrl: z
      .union([z.literal(''), z.httpUrl('Please enter a valid URL').max(1000, long(1000))])
      .optional(),
  })
  .refine(({ targetAudience, targetCriteria }) => targetAudience !== 'VIP_TIER' || targetCriteria?.tier, {
    path: ['targetCriteria', 'tier'],
    message: 'Please choose a tier',
  })

export const EmailCampaignBody = z.strictObject({
  subject: text(noMail, 200).refine(subject => !/[\r\n]/.test(subject), 'The subject must be one line.'),
  message: text(noMail, 20_000),
  targetAudience: z.enum(contactAudience).default('ALL').meta({
    description: '`NOT_CLAIMED`: members who have never signed in, such as imported patients.',
  }),
  sendToAll: z.boolean().default(false),
})

export const SmsCampaignBody = z.strictObject({
  message: trimmedText('Please provide an SMS message')
    .min(1, 'Please provide an SMS message')
    .max(160, 'SMS messages should be 160 characters or less to avoid additional charges'),
  targetAudience: z.enum(contactAudience).default('ALL'),
  sendToAll: z.boolean().default(false),
})

export const previewQuery = z.object({
  kind: z.enum(['notification', 'birthday', 'promotion', 'email', 'sms']),
  type: z.enum(types).default('PROMOTION'),
  targetAudience: z.enum([...notificationAudience, 'VIP_TIER', 'POINTS_RANGE', 'NOT_CLAIMED']).default('ALL'),
  tier: tier.optional(),
  minPoints: z.coerce.number().int().min(0).max(mostPoints).optional(),
  maxPoints: z.coerce.number().int().min(0).max(mostPoints).optional(),
  sendToAll: z.enum(['true', 'false']).default('false'),
})

export const nobodyElse = { imageUrl: null, sendToAll: false, scheduledFor: null, type: 'PROMOTION' } as const

export const audienceIn = (kind: Audience['kind'], wanted: z.output<typeof criteria> = {}): Audience => ({
  kind,
  tier: kind === 'VIP_TIER' ? (wanted.tier ?? null) : null,
  leastPoints: kind === 'POINTS_RANGE' ? (wanted.minPoints ?? null) : null,
  mostPoints: kind === 'POINTS_RANGE' ? (wanted.maxPoints ?? null) : null,
})
