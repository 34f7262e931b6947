import { z } from 'zod'
import { pageOf, pageQuery } from '#platform/http/route/pagination.ts'
import { type Role, routeOf } from '#platform/http/route/route.ts'
import type { RefusalClass } from '#platform/kernel/refusal.ts'
import type { ShownCampaign } from '../campaign.ts'
import type { Campaigns } from '../campaigns.ts'
import { CampaignIsOver, ChannelNotSetUp, UnknownCampaign } from '../refusals.ts'
import { Campaign } from './campaign-shapes.ts'
import { campaignShown } from './campaigns-shown.ts'

const route = routeOf<Campaigns>()
export const senders: readonly Role[] = ['owner', 'manager']
const params = z.object({ id: z.uuid() })

/** One page of the campaigns of these kinds. */
export async function paged<Shown extends { readonly id: string }>(
  campaigns: Campaigns,
  kinds: Parameters<Campaigns['listCampaigns']>[0],
  { limit, cursor }: z.output<typeof pageQuery>,
  shown: (campaign: ShownCampaign) => Shown,
) {
  const oneMore = await campaigns.listCampaigns(kinds, limit + 1, cursor)
  return pageOf(oneMore.map(shown), limit, await campaigns.countCampaigns(kinds))
}

const controls = (
  action: 'pause' | 'resume' | 'cancel',
  summary: string,
  description: string,
  ...refusals: readonly RefusalClass[]
) =>
  route({
    method: 'post',
    path: `/api/admin/campaigns/{id}/${action}`,
    name: `${action}Campaign`,
    summary,
    description,
    access: senders,
    audit: { subject: answer => `campaign ${(answer as { readonly title: string }).title}` },
    params,
    answer: Campaign,
    refusals: [UnknownCampaign, CampaignIsOver, ...refusals],
    handle: async (campaigns, { params: { id } }) => {
      await campaigns.controlCampaign(id, action)
      return campaignShown(await campaigns.findCampaign(id))
    },
  })

/** Campaign results, and pausing, resuming or canceling one. */
export const campaignProgressRoutes = [
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
    handle: (campaigns, { query: { kind, ...page } }) =>
      paged(campaigns, kind && [kind], page, campaignShown),
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
    handle: async (campaigns, { params: { id } }) => campaignShown(await campaigns.findCampaign(id)),
  }),
  controls(
    'pause',
    'Hold a campaign; what was not sent waits.',
    'What is being sent at this moment still leaves. Pausing twice does no harm.',
  ),
  controls(
    'resume',
    'Go on with a campaign that was held, or send one that is late.',
    'Those who are still to get it get it now, once.',
    ChannelNotSetUp,
  ),
  controls(
    'cancel',
    'End a campaign; what was not sent never is.',
    'Also one that is scheduled, held or late. What was sent stays sent, and counts.',
  ),
]
