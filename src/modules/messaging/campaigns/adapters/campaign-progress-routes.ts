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
    summary: 'List campaigns on all channels with their results, newest first.',
    description: 'Includes everything that staff sent or scheduled. Can be filtered by kind.',
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
    summary: 'Get a campaign and its progress.',
    description: 'Poll this while the campaign is in progress. The counts always add up to the total.',
    access: senders,
    params,
    answer: Campaign,
    refusals: [UnknownCampaign],
    handle: async (campaigns, { params: { id } }) => campaignShown(await campaigns.findCampaign(id)),
  }),
  controls(
    'pause',
    'Pause a campaign.',
    'Messages that are being sent right now still go out. Repeating the call is safe.',
  ),
  controls(
    'resume',
    'Resume a paused campaign, or send a late one.',
    'The remaining recipients get it now, once each.',
    ChannelNotSetUp,
  ),
  controls(
    'cancel',
    'Cancel a campaign.',
    'Works for scheduled, paused and late campaigns, too. Messages that haven’t been sent never are; those already sent still count.',
  ),
]
