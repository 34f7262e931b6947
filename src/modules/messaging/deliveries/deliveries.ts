import type { CampaignTarget, CampaignToSend } from './delivery.ts'
import { dispatchCampaign } from './dispatch-campaign.ts'
import { followLink } from './follow-link.ts'
import { asItLeaves } from './marketing-mail.ts'
import type { DeliveriesPorts, SandboxDelivery, TextReport } from './ports.ts'
import { previewRecipients, type RecipientsPreview } from './preview-recipients.ts'
import { recipientQuery } from './recipient-query.ts'
import { unreachedMembers } from './unreached-members.ts'

export interface Deliveries {
  /** Writes down whom a campaign is for: to be sent, or skipped with the reason. */
  prepareDeliveries(campaignId: string, order: CampaignTarget): Promise<void>
  /** Who would get it and who would not, and why; writes nothing. */
  previewRecipients(order: CampaignTarget): Promise<RecipientsPreview>
  /** Members who have not claimed their membership, and whom no campaign over these channels reaches; null: all of them. */
  unreachedMembers(channels: readonly ('email' | 'sms')[]): Promise<readonly string[] | null>
  /** Skips what was not sent yet; birthday specials may be given again this year. */
  cancelDeliveries(campaignId: string): Promise<void>
  /**
   * Sends what is due of a campaign: each recipient at most once, consent looked at again (D-61). Any number of processes
   * may do it at once.
   */
  dispatchCampaign(campaign: CampaignToSend, stopping: () => boolean, probes: boolean): Promise<void>
  /** What was cut off after it had left is unknown for ever. */
  expireStale(): Promise<void>
  /** Adds what the carrier says of an SMS; one that was cut off is known from then on. */
  recordReport(
    delivery: { readonly campaignId: string; readonly id: string },
    report: TextReport,
    failure: string | null,
  ): Promise<void>
  /** Where a link of a mail leads, and records once a recipient that it was clicked; undefined when it is none of ours. */
  followLink(token: string): Promise<string | undefined>
  /** What would have been sent, newest first, with the links of its recipient. */
  listSandboxDeliveries(limit: number, before: string | undefined): Promise<readonly SandboxDelivery[]>
  countSandboxDeliveries(): Promise<number>
  /** What the member was sent by campaigns, newest first. */
  deliveriesOf(memberId: string): Promise<readonly unknown[]>
  /** What the member clicked, the latest first. */
  clicksOf(memberId: string): Promise<readonly unknown[]>
  /** Has nothing sent twice to one person, in the caller's transaction; gives what `unmergeRecipients` needs. */
  mergeRecipients(survivorId: string, absorbedId: string): Promise<MergedRecipients>
  unmergeRecipients(survivorId: string, merged: MergedRecipients): Promise<void>
  eraseMember(memberId: string): Promise<void>
}

/** Plain data: the years whose birthday specials came from the absorbed member. */
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
    eraseMember: memberId => deliveries.forget(memberId, now()),
  }
}
