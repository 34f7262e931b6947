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
  /** As the clinic calls itself at this moment. */
  clinicName(): Promise<string>
  /**
   * Writes down what is to be sent, and to whom unless it is scheduled, in the caller's transaction; it is on its way
   * soon after the commit. `actor` is who on the staff wants it. Gives the campaign's id. Refuses `ChannelNotSetUp` and
   * `ScheduledInPast`.
   */
  startCampaign(order: CampaignOrder, actor: string): Promise<string>
  /** The birthday special for this clinic-local month's birthdays, once a member and year (D-25). */
  startBirthdaySpecials(actor: string): Promise<string>
  /** The same to those whose birthday is on this clinic day, in one transaction; gives how many. */
  sendTodaysSpecials(actor: string): Promise<number>
  /**
   * Sends what is being written to the one who writes it; a push to `memberId`, who is signed in beside the staff area.
   * Refuses `ChannelNotSetUp`, `AddressUnsubscribed`, `NoPushDevice`, `NoTextableNumber`, `NumberStopped`.
   */
  sendTestMessage(test: TestMessage, memberId: string | undefined): Promise<void>
  /** For jobs. Throws when a provider wants it tried again. */
  deliverTestMessage(waiting: WaitingTestMessage): Promise<void>
  /** Who would get it and who would not, and why; writes nothing. */
  previewCampaign(order: Omit<CampaignTarget, 'channel'>): Promise<CampaignPreview>
  /** Refuses `UnknownCampaign`. */
  findCampaign(id: string): Promise<ShownCampaign>
  /** The same once it is through, or after the three seconds that an answer may wait (D-23). */
  awaitCampaign(id: string): Promise<ShownCampaign>
  /** The latest first; all kinds when none is named. */
  listCampaigns(
    kinds: readonly CampaignKind[] | undefined,
    limit: number,
    before: string | undefined,
  ): Promise<readonly ShownCampaign[]>
  countCampaigns(kinds: readonly CampaignKind[] | undefined): Promise<number>
  /**
   * Refuses `UnknownCampaign`, `CampaignIsOver` when there is nothing left to pause, resume or cancel, and
   * `ChannelNotSetUp` when nobody would take what is resumed.
   */
  controlCampaign(id: string, action: CampaignAction): Promise<void>
  /**
   * Begins scheduled campaigns whose time has come (one that is late waits for somebody's word) and sends what is due of all: each recipient at most once, consent
   * looked at again (D-61). Any number of processes may do it at once.
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
