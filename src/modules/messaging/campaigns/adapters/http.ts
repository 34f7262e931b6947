import { z } from 'zod'
import { pageQuery } from '#platform/http/route/pagination.ts'
import { routeOf } from '#platform/http/route/route.ts'
import { audienceOf } from '../campaign.ts'
import type { Campaigns } from '../campaigns.ts'
import { ChannelNotSetUp, ScheduledInPast } from '../refusals.ts'
import { campaignProgressRoutes, paged, senders } from './campaign-progress-routes.ts'
import {
  audienceIn,
  EmailCampaignBody,
  nobodyElse,
  previewQuery,
  SendNotificationBody,
  SendPromotionBody,
  SmsCampaignBody,
} from './campaign-requests.ts'
import {
  AdminNotification,
  CampaignPreview,
  CampaignResult,
  count,
  exampleResult,
} from './campaign-shapes.ts'
import { notificationShown, resultOf } from './campaigns-shown.ts'

const route = routeOf<Campaigns>()

const begun = async (campaigns: Campaigns, id: string) => resultOf(await campaigns.findCampaign(id))
const through = async (campaigns: Campaigns, { campaignId }: { campaignId: string }) =>
  resultOf(await campaigns.awaitCampaign(campaignId))

export const campaignRoutes = [
  route({
    method: 'get',
    path: '/api/admin/notifications',
    name: 'listAdminNotifications',
    summary: 'List the notifications that staff sent or scheduled, newest first.',
    description: 'Includes birthday specials and the results of each notification.',
    access: senders,
    query: pageQuery,
    answer: z.array(AdminNotification),
    paged: true,
    refusals: [],
    handle: (campaigns, { query }) =>
      paged(campaigns, ['notification', 'birthday'], query, notificationShown),
  }),
  route({
    method: 'post',
    path: '/api/admin/notifications/send',
    name: 'sendNotification',
    summary: 'Send or schedule a notification.',
    description:
      'Sends it in the app, and by push to members who opted in. Marketing goes only to members who opted ' +
      'in to push; GENERAL and REMINDER appear in the app for everyone. Devices that can’t be reached are ' +
      'retried, and meanwhile the notification still becomes `done`. A scheduled time is in the clinic’s ' +
      'time zone unless it ends with an offset. For a small audience, the response waits a few seconds and ' +
      'includes the progress.',
    access: senders,
    audit: { subject: (_answer, _params, { title }) => `campaign ${title}` },
    body: SendNotificationBody,
    answer: CampaignResult.extend({ message: z.string() }).meta({
      id: 'SentNotification',
      example: { ...exampleResult, message: 'On its way to 12 members.' },
    }),
    refusals: [ScheduledInPast],
    handle: async (campaigns, { body: { targetAudience, scheduledFor = null, ...words }, staff }) => {
      const audience = audienceOf(targetAudience)
      const order = { ...nobodyElse, ...words, kind: 'notification' as const, audience, scheduledFor }
      return withWords(await begun(campaigns, await campaigns.startCampaign(order, staff.name)))
    },
    afterCommit: async (campaigns, answer) => withWords(await through(campaigns, answer)),
  }),
  route({
    method: 'post',
    path: '/api/admin/notifications/birthday',
    name: 'sendBirthdaySpecials',
    summary: 'Send this month’s birthday specials.',
    description:
      'Goes to members with a birthday this month who haven’t had this year’s special. Each member gets it ' +
      'at most once a year, even if the call is repeated.',
    access: senders,
    audit: { subject: answer => `campaign ${(answer as { readonly campaignId: string }).campaignId}` },
    answer: CampaignResult.extend({
      count: count.meta({ description: 'The number of members who got it.' }),
    }).meta({ id: 'SentBirthdaySpecials', example: { ...exampleResult, count: 10 } }),
    refusals: [],
    handle: async (campaigns, { staff }) =>
      withCount(await begun(campaigns, await campaigns.startBirthdaySpecials(staff.name))),
    afterCommit: async (campaigns, answer) => withCount(await through(campaigns, answer)),
  }),
  route({
    method: 'post',
    path: '/api/admin/send-promotion',
    name: 'sendPromotion',
    summary: 'Send a marketing campaign in the app and by push.',
    description:
      'Goes only to members who opted in, and not during quiet hours. The response says how many members ' +
      'are skipped, and why.',
    access: senders,
    audit: { subject: (_answer, _params, { title }) => `campaign ${title}` },
    body: SendPromotionBody,
    answer: CampaignResult.extend({ sent: count, failed: count }).meta({
      id: 'SentPromotion',
      example: { ...exampleResult, sent: 10, failed: 2 },
    }),
    refusals: [],
    handle: async (campaigns, { body, staff }) => {
      const { title, message, targetAudience, targetCriteria, imageUrl } = body
      const audience = audienceIn(targetAudience, targetCriteria)
      const words = { title, message, imageUrl: imageUrl || null }
      const order = { ...nobodyElse, ...words, kind: 'promotion' as const, audience }
      return withSent(await begun(campaigns, await campaigns.startCampaign(order, staff.name)))
    },
    afterCommit: async (campaigns, answer) => withSent(await through(campaigns, answer)),
  }),
  route({
    method: 'post',
    path: '/api/admin/email-campaign',
    name: 'sendEmailCampaign',
    summary: 'Send an email campaign.',
    description:
      'Goes to members who opted in, or to everyone who hasn’t opted out. Unsubscribed members never get ' +
      'it. Every email has an unsubscribe link and a one-click unsubscribe header (RFC 8058).',
    access: senders,
    audit: { subject: (_answer, _params, { subject }) => `campaign ${subject}` },
    body: EmailCampaignBody,
    answer: CampaignResult,
    refusals: [ChannelNotSetUp],
    handle: async (campaigns, { body: { subject, message, targetAudience, sendToAll }, staff }) => {
      const words = { title: subject, message, sendToAll, audience: audienceOf(targetAudience) }
      const order = { ...nobodyElse, ...words, kind: 'email' as const }
      return begun(campaigns, await campaigns.startCampaign(order, staff.name))
    },
    afterCommit: through,
  }),
  route({
    method: 'post',
    path: '/api/admin/sms-campaign',
    name: 'sendSmsCampaign',
    summary: 'Send an SMS campaign.',
    description:
      'Goes only to members who opted in to SMS, have a number that can receive texts, and haven’t replied ' +
      'STOP. Without `sendToAll`, it goes only to those of them who were active in the last year. At most ' +
      '160 characters.',
    access: senders,
    audit: { subject: answer => `campaign by SMS ${(answer as { readonly campaignId: string }).campaignId}` },
    body: SmsCampaignBody,
    answer: CampaignResult,
    refusals: [ChannelNotSetUp],
    handle: async (campaigns, { body: { targetAudience, ...body }, staff }) => {
      const words = { ...body, title: await campaigns.clinicName(), audience: audienceOf(targetAudience) }
      const order = { ...nobodyElse, ...words, kind: 'sms' as const }
      return begun(campaigns, await campaigns.startCampaign(order, staff.name))
    },
    afterCommit: through,
  }),
  route({
    method: 'get',
    path: '/api/admin/campaign-preview',
    name: 'previewCampaign',
    summary: 'Preview how many members a campaign would reach.',
    description:
      'Also returns how many would be skipped, and why. Uses the current data and the same query as ' +
      'sending. Changes nothing and sends nothing.',
    access: senders,
    query: previewQuery,
    answer: CampaignPreview,
    refusals: [],
    handle: async (campaigns, { query }) => {
      const { kind, type, targetAudience, sendToAll, ...wanted } = query
      const audience = audienceIn(kind === 'birthday' ? 'BIRTHDAY_MONTH' : targetAudience, wanted)
      const preview = await campaigns.previewCampaign({
        kind,
        type,
        audience,
        sendToAll: sendToAll === 'true',
      })
      const quietUntil = preview.quietUntil?.toISOString() ?? null
      return { ...preview, skipped: [...preview.skipped], quietUntil }
    },
  }),
  ...campaignProgressRoutes,
]

type Result = ReturnType<typeof resultOf>

const withCount = (result: Result) => ({ ...result, count: result.successCount })
const withSent = (result: Result) => ({ ...result, sent: result.successCount, failed: result.failureCount })
const withWords = (result: Result) => ({ ...result, message: wordsFor(result) })

function wordsFor({ state, totalRecipients, pendingCount, successCount }: Result): string {
  const members = (n: number) => `${n} ${n === 1 ? 'member' : 'members'}`
  if (state === 'scheduled') return 'It’ll go out at the scheduled time.'
  if (totalRecipients === 0) return 'No one in this audience can get it.'
  if (state === 'done' && pendingCount > 0)
    return `Sent to ${members(totalRecipients)}. We couldn’t reach every device yet and will try again.`
  return pendingCount > 0 ? `On its way to ${members(totalRecipients)}.` : `Sent to ${members(successCount)}.`
}
