import { z } from 'zod'
import { mostPoints } from '#platform/kernel/points.ts'

export const count = z.int().min(0)
/** The maximum balance. */
export const points = count.max(mostPoints)
export const tier = z.enum(['Bronze', 'Silver', 'Gold', 'Platinum'])

export const notificationAudience = [
  'ALL',
  'VIP_BRONZE',
  'VIP_SILVER',
  'VIP_GOLD',
  'VIP_PLATINUM',
  'BIRTHDAY_TODAY',
  'BIRTHDAY_MONTH',
  'INACTIVE_USERS',
  'NEW_CUSTOMERS',
] as const
/** Audiences of emails and SMS; members who haven't claimed their membership have no app. */
export const contactAudience = ['ALL', 'NOT_CLAIMED'] as const
export const campaignAudience = ['ALL', 'VIP_TIER', 'POINTS_RANGE'] as const

const kind = z.enum(['notification', 'birthday', 'promotion', 'email', 'sms'])
const state = z.enum(['scheduled', 'sending', 'paused', 'late', 'done', 'cancelled'])
const moment = z.iso.datetime()

const reason = z
  .enum([
    'no consent',
    'unsubscribed',
    'stopped',
    'suppressed',
    'no address',
    'address changed',
    'no number',
    'number changed',
    'inactive',
    'same address',
    'daily limit',
    'already this year',
    'left',
    'cancelled',
  ])
  .meta({ id: 'SkipReason' })

const skipped = z
  .array(z.object({ reason, count }))
  .meta({ description: 'How many members are skipped, by reason.' })

const figures = {
  total: count.meta({
    description:
      'Everyone in the audience: successCount + failureCount + skippedCount + unknownCount + pendingCount.',
  }),
  totalRecipients: count.meta({ description: 'Everyone in the audience who wasn’t skipped.' }),
  successCount: count,
  failureCount: count,
  skippedCount: count,
  unknownCount: count.meta({
    description: 'Interrupted while sending, so the message may or may not have been delivered.',
  }),
  pendingCount: count,
  skipped,
  deliveredCount: count
    .optional()
    .meta({ description: 'SMS only: the part of successCount that the carrier reported as delivered.' }),
  undeliveredCount: count
    .optional()
    .meta({ description: 'SMS only: the part of successCount that the carrier reported as undelivered.' }),
}

const waiting = z
  .object({
    why: z.enum([
      'late',
      'not set up',
      'account trouble',
      'quiet hours',
      'provider away',
      'provider slow',
      'next try',
      'no worker',
    ]),
    reason: z.string().nullable().meta({ description: 'The provider’s explanation, as a sentence.' }),
    at: moment.nullable().meta({
      description:
        'For a late campaign, the time it was scheduled for. Otherwise, when sending continues, if known.',
    }),
  })
  .nullable()
  .meta({
    id: 'CampaignWaiting',
    description: 'Why the campaign isn’t being sent, or is slow; null if nothing is wrong.',
    example: {
      why: 'account trouble',
      reason: 'The mail server rejects the clinic’s sign-in: Invalid login: 535 5.7.8 Bad credentials.',
      at: '2026-11-20T18:05:00.000Z',
    },
  })

const exampleFigures = {
  total: 15,
  totalRecipients: 12,
  successCount: 10,
  failureCount: 2,
  skippedCount: 3,
  unknownCount: 0,
  pendingCount: 0,
  skipped: [{ reason: 'no consent' as const, count: 3 }],
}

export const exampleResult = {
  campaignId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01',
  state: 'done' as const,
  ...exampleFigures,
}

export const CampaignResult = z
  .object({ campaignId: z.uuid(), state, ...figures })
  .meta({ id: 'CampaignResult', example: exampleResult })

const exampleCampaign = {
  id: exampleResult.campaignId,
  kind: 'email' as const,
  title: 'A quiet Tuesday for you',
  message: 'Our rooms are free on Tuesday.',
  targetAudience: 'ALL',
  sendToAll: false,
  state: 'done' as const,
  actor: 'Olga',
  scheduledFor: null,
  createdAt: '2026-11-20T18:00:00.000Z',
  startedAt: '2026-11-20T18:00:00.000Z',
  finishedAt: '2026-11-20T18:00:04.000Z',
  ...exampleFigures,
  waiting: null,
  clickedBy: 4,
  bookings: 2,
  links: [{ url: 'https://clinic.example/tuesday', clickedBy: 3 }],
}

export const Campaign = z
  .object({
    id: z.uuid(),
    kind,
    title: z.string(),
    message: z.string(),
    targetAudience: z.string(),
    sendToAll: z.boolean(),
    state,
    actor: z.string().meta({ description: 'The staff member who sent it.' }),
    scheduledFor: moment.nullable(),
    createdAt: moment,
    startedAt: moment.nullable(),
    finishedAt: moment.nullable(),
    ...figures,
    waiting,
    clickedBy: count.meta({ description: 'Email recipients who clicked any link in it.' }),
    bookings: count.meta({ description: 'Those who went on to book.' }),
    links: z
      .array(z.object({ url: z.string(), clickedBy: count }))
      .meta({ description: 'The URLs in the message, and how many recipients clicked each one.' }),
  })
  .meta({ id: 'Campaign', example: exampleCampaign })

export const AdminNotification = z
  .object({
    id: z.uuid(),
    title: z.string(),
    message: z.string(),
    type: z.string(),
    targetAudience: z.string(),
    scheduledFor: moment.nullable(),
    sentAt: moment.nullable(),
    createdAt: moment,
    state,
    ...figures,
    waiting,
  })
  .meta({
    id: 'AdminNotification',
    example: {
      id: exampleResult.campaignId,
      title: 'A quiet Tuesday for you',
      message: 'Our rooms are free on Tuesday.',
      type: 'PROMOTION',
      targetAudience: 'ALL',
      scheduledFor: null,
      sentAt: '2026-11-20T18:00:00.000Z',
      createdAt: '2026-11-20T18:00:00.000Z',
      state: 'done',
      ...exampleFigures,
      waiting: null,
    },
  })

export const CampaignPreview = z
  .object({
    isSetUp: z.boolean().meta({
      description: 'False if the channel isn’t set up, so sending on it is refused.',
    }),
    willGet: count,
    skipped,
    quietUntil: moment.nullable().meta({ description: 'Marketing is held until then.' }),
  })
  .meta({
    id: 'CampaignPreview',
    example: { isSetUp: true, willGet: 12, skipped: exampleFigures.skipped, quietUntil: null },
  })
