import { z } from 'zod'
import { pageOf, pageQuery } from '#platform/http/parts.ts'
import { type Role, routeOf } from '#platform/http/route.ts'
import { mostPoints } from '#platform/kernel/points.ts'
import type { RefusalClass } from '#platform/kernel/refusal.ts'
import { type Audience, audienceOf, type CampaignWithTally } from '../campaigns.ts'
import type { Messaging } from '../messaging.ts'
import { CampaignIsOver, ChannelNotSetUp, ScheduledInPast, UnknownCampaign } from '../refusals.ts'
import {
  AdminNotification,
  Campaign,
  CampaignPreview,
  CampaignResult,
  campaignAudience,
  count,
  exampleResult,
  notificationAudience,
  points,
  tier,
} from './campaign-shapes.ts'
import { campaignShown, notificationShown, resultOf } from './campaigns-shown.ts'

const route = routeOf<Messaging>()
const senders: readonly Role[] = ['owner', 'manager']

const long = (most: number) => `This is longer than ${most} characters.`
const text = (missing: string, most: number, least = 1, short = missing) =>
  z.string(missing).trim().min(least, short).max(most, long(most))

const nothing = 'Please fill in title and message'
const noMail = 'Please provide both a subject and message'

const types = ['PROMOTION', 'POINTS_EARNED', 'REWARD_AVAILABLE', 'REMINDER', 'BIRTHDAY', 'GENERAL'] as const

const SendNotificationBody = z.strictObject({
  title: text(nothing, 100),
  message: text(nothing, 1000),
  type: z.enum(types).default('PROMOTION').meta({
    description: 'GENERAL and REMINDER are no marketing: everybody in the audience has them in the app.',
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
    .meta({ description: 'Of the clinic’s clock, unless a zone stands behind it.' }),
})

const criteria = z.strictObject({
  tier: tier.optional(),
  minPoints: points.optional(),
  maxPoints: points.optional(),
})

const SendPromotionBody = z
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

const EmailCampaignBody = z.strictObject({
  subject: text(noMail, 200).refine(subject => !/[\r\n]/.test(subject), 'The subject is one line.'),
  message: text(noMail, 20_000),
  sendToAll: z.boolean().default(false),
})

const SmsCampaignBody = z.strictObject({
  message: z
    .string('Please provide an SMS message')
    .trim()
    .min(1, 'Please provide an SMS message')
    .max(160, 'SMS messages should be 160 characters or less to avoid additional charges'),
  sendToAll: z.boolean().default(false),
})

const previewQuery = z.object({
  kind: z.enum(['notification', 'birthday', 'promotion', 'email', 'sms']),
  type: z.enum(types).default('PROMOTION'),
  targetAudience: z.enum([...notificationAudience, 'VIP_TIER', 'POINTS_RANGE']).default('ALL'),
  tier: tier.optional(),
  minPoints: z.coerce.number().int().min(0).max(mostPoints).optional(),
  maxPoints: z.coerce.number().int().min(0).max(mostPoints).optional(),
  sendToAll: z.enum(['true', 'false']).default('false'),
})

const params = z.object({ id: z.uuid() })
const nobodyElse = { imageUrl: null, sendToAll: false, scheduledFor: null, type: 'PROMOTION' } as const

const audienceIn = (kind: Audience['kind'], wanted: z.output<typeof criteria> = {}): Audience => ({
  kind,
  tier: kind === 'VIP_TIER' ? (wanted.tier ?? null) : null,
  leastPoints: kind === 'POINTS_RANGE' ? (wanted.minPoints ?? null) : null,
  mostPoints: kind === 'POINTS_RANGE' ? (wanted.maxPoints ?? null) : null,
})

const begun = async (messaging: Messaging, id: string) => resultOf(await messaging.findCampaign(id))
const through = async (messaging: Messaging, { campaignId }: { campaignId: string }) =>
  resultOf(await messaging.awaitCampaign(campaignId))

async function paged<Shown extends { readonly id: string }>(
  messaging: Messaging,
  kinds: Parameters<Messaging['listCampaigns']>[0],
  { limit, cursor }: z.output<typeof pageQuery>,
  shown: (campaign: CampaignWithTally) => Shown,
) {
  const oneMore = await messaging.listCampaigns(kinds, limit + 1, cursor)
  return pageOf(oneMore.map(shown), limit, await messaging.countCampaigns(kinds))
}

const steering = (
  act: 'pause' | 'resume' | 'cancel',
  summary: string,
  description: string,
  ...refusals: readonly RefusalClass[]
) =>
  route({
    method: 'post',
    path: `/api/admin/campaigns/{id}/${act}`,
    name: `${act}Campaign`,
    summary,
    description,
    access: senders,
    about: answer => `campaign ${(answer as { readonly title: string }).title}`,
    params,
    answer: Campaign,
    refusals: [UnknownCampaign, CampaignIsOver, ...refusals],
    handle: async (messaging, { params: { id } }) => {
      await messaging.steerCampaign(id, act)
      return campaignShown(await messaging.findCampaign(id))
    },
  })

export const campaignRoutes = [
  route({
    method: 'get',
    path: '/api/admin/notifications',
    name: 'listAdminNotifications',
    summary: 'The notifications that staff sent or scheduled, the latest first.',
    description: 'With the results of each, birthday specials included.',
    access: senders,
    query: pageQuery,
    answer: z.array(AdminNotification),
    paged: true,
    refusals: [],
    handle: (messaging, { query }) =>
      paged(messaging, ['notification', 'birthday'], query, notificationShown),
  }),
  route({
    method: 'post',
    path: '/api/admin/notifications/send',
    name: 'sendNotification',
    summary: 'Send a notification now or at a time: in the app, and by push to those who agreed.',
    description:
      'Marketing goes only to those who agreed to push; what is GENERAL or REMINDER is in everybody’s app. A device that ' +
      'can’t be reached is tried again, and the notification is `done` all the same. ' +
      'A time is one of the clinic’s clock unless a zone stands behind it. The answer waits a few seconds for a ' +
      'small audience and then says how far it is.',
    access: senders,
    about: (_answer, _params, { title }) => `campaign ${title}`,
    body: SendNotificationBody,
    answer: CampaignResult.extend({ message: z.string() }).meta({
      id: 'SentNotification',
      example: { ...exampleResult, message: 'On its way to 12 members.' },
    }),
    refusals: [ScheduledInPast],
    handle: async (messaging, { body: { targetAudience, scheduledFor = null, ...words }, staff }) => {
      const audience = audienceOf(targetAudience)
      const order = { ...nobodyElse, ...words, kind: 'notification' as const, audience, scheduledFor }
      return withWords(await begun(messaging, await messaging.startCampaign(order, staff.name)))
    },
    afterwards: async (messaging, answer) => withWords(await through(messaging, answer)),
  }),
  route({
    method: 'post',
    path: '/api/admin/notifications/birthday',
    name: 'sendBirthdaySpecials',
    summary: 'Send this month’s birthday specials, once a member and year.',
    description:
      'Members with a birthday this month who have not had this year’s yet; pushing the button twice sends ' +
      'nothing twice.',
    access: senders,
    about: answer => `campaign ${(answer as { readonly campaignId: string }).campaignId}`,
    answer: CampaignResult.extend({
      count: count.meta({ description: 'How many members it reached.' }),
    }).meta({ id: 'SentBirthdaySpecials', example: { ...exampleResult, count: 10 } }),
    refusals: [],
    handle: async (messaging, { staff }) =>
      withCount(await begun(messaging, await messaging.startBirthdaySpecials(staff.name))),
    afterwards: async (messaging, answer) => withCount(await through(messaging, answer)),
  }),
  route({
    method: 'post',
    path: '/api/admin/send-promotion',
    name: 'sendPromotion',
    summary: 'Send a marketing campaign: in the app, and by push to those who agreed.',
    description:
      'Marketing: only members who agreed get it, and not within the quiet hours. Who is left out, and why, is ' +
      'part of the answer.',
    access: senders,
    about: (_answer, _params, { title }) => `campaign ${title}`,
    body: SendPromotionBody,
    answer: CampaignResult.extend({ sent: count, failed: count }).meta({
      id: 'SentPromotion',
      example: { ...exampleResult, sent: 10, failed: 2 },
    }),
    refusals: [],
    handle: async (messaging, { body, staff }) => {
      const { title, message, targetAudience, targetCriteria, imageUrl } = body
      const audience = audienceIn(targetAudience, targetCriteria)
      const words = { title, message, imageUrl: imageUrl || null }
      const order = { ...nobodyElse, ...words, kind: 'promotion' as const, audience }
      return withSent(await begun(messaging, await messaging.startCampaign(order, staff.name)))
    },
    afterwards: async (messaging, answer) => withSent(await through(messaging, answer)),
  }),
  route({
    method: 'post',
    path: '/api/admin/email-campaign',
    name: 'sendEmailCampaign',
    summary: 'Send a mail to those who agreed, or to all who did not say no.',
    description:
      'Everybody who unsubscribed is left out in any case. Each mail carries a link and a header to unsubscribe ' +
      'by one click (RFC 8058).',
    access: senders,
    about: (_answer, _params, { subject }) => `campaign ${subject}`,
    body: EmailCampaignBody,
    answer: CampaignResult,
    refusals: [ChannelNotSetUp],
    handle: async (messaging, { body: { subject, message, sendToAll }, staff }) => {
      const words = { title: subject, message, sendToAll, audience: audienceOf('ALL') }
      const order = { ...nobodyElse, ...words, kind: 'email' as const }
      return begun(messaging, await messaging.startCampaign(order, staff.name))
    },
    afterwards: through,
  }),
  route({
    method: 'post',
    path: '/api/admin/sms-campaign',
    name: 'sendSmsCampaign',
    summary:
      'Send an SMS to those who agreed; without `sendToAll` to those of them who were active in the last year.',
    description:
      'Only to members who agreed to SMS, with a number that can be texted and no STOP. At most 160 characters.',
    access: senders,
    about: answer => `campaign by SMS ${(answer as { readonly campaignId: string }).campaignId}`,
    body: SmsCampaignBody,
    answer: CampaignResult,
    refusals: [ChannelNotSetUp],
    handle: async (messaging, { body, staff }) => {
      const words = { ...body, title: messaging.clinicName, audience: audienceOf('ALL') }
      const order = { ...nobodyElse, ...words, kind: 'sms' as const }
      return begun(messaging, await messaging.startCampaign(order, staff.name))
    },
    afterwards: through,
  }),
  route({
    method: 'get',
    path: '/api/admin/campaign-preview',
    name: 'previewCampaign',
    summary: 'How many would get it, how many not, and why.',
    description: 'Counts as of now, with the same statement that sends. Changes nothing and sends nothing.',
    access: senders,
    query: previewQuery,
    answer: CampaignPreview,
    refusals: [],
    handle: async (messaging, { query }) => {
      const { kind, type, targetAudience, sendToAll, ...wanted } = query
      const audience = audienceIn(kind === 'birthday' ? 'BIRTHDAY_MONTH' : targetAudience, wanted)
      const preview = await messaging.previewCampaign({
        kind,
        type,
        audience,
        sendToAll: sendToAll === 'true',
      })
      const quietUntil = preview.quietUntil?.toISOString() ?? null
      return { ...preview, skipped: [...preview.skipped], quietUntil }
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/campaigns',
    name: 'listCampaigns',
    summary: 'What staff sent or scheduled over any channel, the latest first, with results.',
    description: 'Of one kind or of all.',
    access: senders,
    query: pageQuery.extend({
      kind: z.enum(['notification', 'birthday', 'promotion', 'email', 'sms']).optional(),
    }),
    answer: z.array(Campaign),
    paged: true,
    refusals: [],
    handle: (messaging, { query: { kind, ...page } }) =>
      paged(messaging, kind && [kind], page, campaignShown),
  }),
  route({
    method: 'get',
    path: '/api/admin/campaigns/{id}',
    name: 'readCampaign',
    summary: 'One campaign and how far it is.',
    description: 'Asked for again and again while it is under way: the counts always add up to its total.',
    access: senders,
    params,
    answer: Campaign,
    refusals: [UnknownCampaign],
    handle: async (messaging, { params: { id } }) => campaignShown(await messaging.findCampaign(id)),
  }),
  steering(
    'pause',
    'Hold a campaign; what was not sent waits.',
    'What is being sent at this moment still leaves. Pausing twice does no harm.',
  ),
  steering(
    'resume',
    'Go on with a campaign that was held.',
    'Those who are still to get it get it now, once.',
    ChannelNotSetUp,
  ),
  steering(
    'cancel',
    'End a campaign; what was not sent never is.',
    'Also one that is scheduled or held. What was sent stays sent, and counts.',
  ),
]

type Result = ReturnType<typeof resultOf>

const withCount = (result: Result) => ({ ...result, count: result.successCount })
const withSent = (result: Result) => ({ ...result, sent: result.successCount, failed: result.failureCount })
const withWords = (result: Result) => ({ ...result, message: wordsFor(result) })

function wordsFor({ state, totalRecipients, pendingCount, successCount }: Result): string {
  const members = (n: number) => `${n} ${n === 1 ? 'member' : 'members'}`
  if (state === 'scheduled') return 'It is scheduled and will be sent at its time.'
  if (totalRecipients === 0) return 'Nobody in this audience may be sent it.'
  if (state === 'done' && pendingCount > 0)
    return `Sent to ${members(totalRecipients)}; not all devices could be reached, they are tried again.`
  return pendingCount > 0 ? `On its way to ${members(totalRecipients)}.` : `Sent to ${members(successCount)}.`
}
