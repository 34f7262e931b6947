import { birthdaySpecial } from './birthday-special.ts'
import type { CampaignKind, CampaignOrder, CampaignWithStats, ShownCampaign } from './campaign.ts'
import { type CampaignAction, controlCampaign } from './control-campaign.ts'
import { deliverCampaigns } from './deliver-campaigns.ts'
import type { CampaignsPorts, CampaignTarget, WaitingTestMessage } from './ports.ts'
import { type CampaignPreview, previewCampaign } from './preview-campaign.ts'
import { awaitCampaign, findCampaign, readCircumstances } from './read-campaigns.ts'
import { deliverTestMessage, sendTestMessage, type TestMessage } from './send-test-message.ts'
import { sendTodaysSpecials } from './send-todays-specials.ts'
import { startCampaign } from './start-campaign.ts'
import { whyWaiting } from './why-waiting.ts'

export interface Campaigns {
  /** The clinic's current name. */
  clinicName(): Promise<string>
  /**
   * Stores a campaign, and its recipients unless it is scheduled, in the caller's transaction; sending starts soon after the
   * commit. `actor` is the person on the staff. Returns the campaign's id. Refuses `ChannelNotSetUp` and `ScheduledInPast`.
   */
  startCampaign(order: CampaignOrder, actor: string): Promise<string>
  /** Sends the birthday special to members with a birthday in this clinic-local month, once per member and year (D-25). */
  startBirthdaySpecials(actor: string): Promise<string>
  /** Sends the special to members whose birthday is today, in one transaction; returns the number of recipients. */
  sendTodaysSpecials(actor: string): Promise<number>
  /**
   * Sends a draft to its author; a push goes to `memberId`, the author's own membership. Refuses `ChannelNotSetUp`,
   * `AddressUnsubscribed`, `NoPushDevice`, `NoTextableNumber`, `NumberStopped`.
   */
  sendTestMessage(test: TestMessage, memberId: string | undefined): Promise<void>
  /** For jobs. Throws to be retried. */
  deliverTestMessage(waiting: WaitingTestMessage): Promise<void>
  /** Counts recipients and skipped members by reason, without writing. */
  previewCampaign(order: Omit<CampaignTarget, 'channel'>): Promise<CampaignPreview>
  /** Refuses `UnknownCampaign`. */
  findCampaign(id: string): Promise<ShownCampaign>
  /** The campaign once it's finished, or after at most three seconds (D-23). Refuses `UnknownCampaign`. */
  awaitCampaign(id: string): Promise<ShownCampaign>
  /** Newest first; all kinds if none is given. */
  listCampaigns(
    kinds: readonly CampaignKind[] | undefined,
    limit: number,
    before: string | undefined,
  ): Promise<readonly ShownCampaign[]>
  countCampaigns(kinds: readonly CampaignKind[] | undefined): Promise<number>
  /**
   * Refuses `UnknownCampaign`, `CampaignIsOver` when there is nothing left to pause, resume or cancel, and `ChannelNotSetUp`
   * when its channel has no provider.
   */
  controlCampaign(id: string, action: CampaignAction): Promise<void>
  /**
   * Starts scheduled campaigns when due (late ones wait for staff) and sends all due deliveries: at most once per recipient, after checking consent again (D-61).
   * Safe to run in any number of processes.
   */
  deliverCampaigns(stopping: () => boolean): Promise<void>
}

export function openCampaigns(ports: CampaignsPorts): Campaigns {
  const { campaigns, clinicName } = ports
  const shown = async (campaign: CampaignWithStats): Promise<ShownCampaign> => ({
    ...campaign,
    waiting: whyWaiting(campaign, await readCircumstances(ports)),
  })
  return {
    clinicName,
    startCampaign: (order, actor) => startCampaign(ports, order, actor),
    startBirthdaySpecials: async actor => startCampaign(ports, birthdaySpecial(await clinicName()), actor),
    sendTodaysSpecials: actor => sendTodaysSpecials(ports, actor),
    sendTestMessage: (test, memberId) => sendTestMessage(ports, test, memberId),
    deliverTestMessage: waiting => deliverTestMessage(ports, waiting),
    previewCampaign: order => previewCampaign(ports, order),
    findCampaign: async id => shown(await findCampaign(ports, id)),
    awaitCampaign: async id => shown(await awaitCampaign(ports, id)),
    async listCampaigns(kinds, limit, before) {
      const listed = await campaigns.list(kinds, limit, before)
      const circumstances = await readCircumstances(ports)
      return listed.map(campaign => ({ ...campaign, waiting: whyWaiting(campaign, circumstances) }))
    },
    countCampaigns: kinds => campaigns.count(kinds),
    controlCampaign: (id, action) => controlCampaign(ports, id, action),
    deliverCampaigns: stopping => deliverCampaigns(ports, stopping),
  }
}
