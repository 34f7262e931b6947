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
    summary: 'The notifications that staff sent or scheduled, the latest first.',
    description: 'With the results of each, birthday specials included.',
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
    summary: 'Send a notification now or at a time: in the app, and by push to those who agreed.',
    description:
      'Marketing goes only to those who agreed to push; what is GENERAL or REMINDER is in everybody’s app. A device that ' +
      'can’t be reached is tried again, and the notification is `done` all the same. ' +
      'A time is one of the clinic’s clock unless a zone stands behind it. The answer waits a few seconds for a ' +
      'small audience and then says how far it is.',
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
    summary: 'Send this month’s birthday specials, once a member and year.',
    description:
      'Members with a birthday this month who have not had this year’s yet; pushing the button twice sends ' +
      'nothing twice.',
    access: senders,
    audit: { subject: answer => `campaign ${(answer as { readonly campaignId: string }).campaignId}` },
    answer: CampaignResult.extend({
      count: count.meta({ description: 'How many members it reached.' }),
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
    summary: 'Send a marketing campaign: in the app, and by push to those who agreed.',
    description:
      'Marketing: only members who agreed get it, and not within the quiet hours. Who is left out, and why, is ' +
      'part of the answer.',
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
    summary: 'Send a mail to those who agreed, or to all who did not say no.',
    description:
      'Everybody who unsubscribed is left out in any case. Each mail carries a link and a header to unsubscribe ' +
      'by one click (RFC 8058).',
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
    summary:
      'Send an SMS to those who agreed; without `sendToAll` to those of them who were active in the last year.',
    description:
      'Only to members who agreed to SMS, with a number that can be texted and no STOP. At most 160 characters.',
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
    summary: 'How many would get it, how many not, and why.',
    description: 'Counts as of now, with the same statement that sends. Changes nothing and sends nothing.',
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
