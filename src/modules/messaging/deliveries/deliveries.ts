import type { CampaignTarget, CampaignToSend } from './delivery.ts'
import { dispatchCampaign } from './dispatch-campaign.ts'
import { followLink } from './follow-link.ts'
import { asItLeaves } from './marketing-mail.ts'
import type { DeliveriesPorts, SandboxDelivery, TextReport } from './ports.ts'
import { previewRecipients, type RecipientsPreview } from './preview-recipients.ts'
import { recipientQuery } from './recipient-query.ts'
import { unreachedMembers } from './unreached-members.ts'

export interface Deliveries {
  /** Stores a campaign's recipients: pending, or skipped with the reason. */
  prepareDeliveries(campaignId: string, order: CampaignTarget): Promise<void>
  /** Counts recipients and skipped members by reason, without writing. */
  previewRecipients(order: CampaignTarget): Promise<RecipientsPreview>
  /** Members with an unclaimed membership whom no campaign on these channels can reach; null: all of them. */
  unreachedMembers(channels: readonly ('email' | 'sms')[]): Promise<readonly string[] | null>
  /** Skips all pending deliveries; their members may get another birthday special this year. */
  cancelDeliveries(campaignId: string): Promise<void>
  /**
   * Sends a campaign's due deliveries: at most once per recipient, after checking consent again (D-61). Safe to run in any
   * number of processes.
   */
  dispatchCampaign(campaign: CampaignToSend, stopping: () => boolean, probes: boolean): Promise<void>
  /** A send that was interrupted after it began stays unknown. */
  expireStale(): Promise<void>
  /** Adds the carrier's report on an SMS; it also settles an unknown delivery. */
  recordReport(
    delivery: { readonly campaignId: string; readonly id: string },
    report: TextReport,
    failure: string | null,
  ): Promise<void>
  /** The target of a mail's link, recorded as a click once per recipient; undefined for an unknown link. */
  followLink(token: string): Promise<string | undefined>
  /** Messages in the demo's inbox, newest first, with their recipient's links. */
  listSandboxDeliveries(limit: number, before: string | undefined): Promise<readonly SandboxDelivery[]>
  countSandboxDeliveries(): Promise<number>
  /** Campaign messages to the member, newest first. */
  deliveriesOf(memberId: string): Promise<readonly unknown[]>
  /** The links that the member clicked, newest first. */
  clicksOf(memberId: string): Promise<readonly unknown[]>
  /** Prevents duplicate messages to a merged member, in the caller's transaction; returns the data for `unmergeRecipients`. */
  mergeRecipients(survivorId: string, absorbedId: string): Promise<MergedRecipients>
  unmergeRecipients(survivorId: string, merged: MergedRecipients): Promise<void>
  eraseMembers(memberIds: readonly string[]): Promise<void>
}

/** Plain data: the years of birthday specials that came from the absorbed member. */
export interface MergedRecipients {
  readonly birthdayYears: readonly number[]
}

export function openDeliveries(ports: DeliveriesPorts): Deliveries {
  const { deliveries, recipients, clicks, now } = ports
  return {
    prepareDeliveries: async (campaignId, order) =>
      recipients.snapshot(campaignId, await recipientQuery(ports, order, now())),
    previewRecipients: order => previewRecipients(ports, order),
    unreachedMembers: channels => unreachedMembers(ports, channels),
    cancelDeliveries: campaignId => deliveries.cancel(campaignId, now()),
    dispatchCampaign: (campaign, stopping, probes) => dispatchCampaign(ports, campaign, stopping, probes),
    expireStale: () => deliveries.expireStale(now()),
    recordReport: (delivery, report, failure) => deliveries.recordReport(delivery, report, failure, now()),
    followLink: token => followLink(ports, token),
    listSandboxDeliveries: async (limit, before) =>
      Promise.all((await deliveries.inSandbox(limit, before)).map(message => asItLeaves(ports, message))),
    countSandboxDeliveries: () => deliveries.countInSandbox(),
    deliveriesOf: memberId => deliveries.of(memberId),
    clicksOf: memberId => clicks.of(memberId),
    mergeRecipients: async (survivorId, absorbedId) => ({
      birthdayYears: await deliveries.merge(survivorId, absorbedId, now()),
    }),
    unmergeRecipients: (survivorId, { birthdayYears }) => deliveries.unmerge(survivorId, birthdayYears),
    eraseMembers: memberIds => deliveries.forget(memberIds, now()),
  }
}
