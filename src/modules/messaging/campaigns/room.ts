import { setTimeout } from 'node:timers/promises'
import { transactionsOn } from '#platform/database/transactions.ts'
import type { Platform } from '#platform/module.ts'
import { CampaignTable, campaignsInDatabase } from './adapters/campaigns-in-database.ts'
import { campaignRoutes } from './adapters/http.ts'
import { testMessageRoutes } from './adapters/test-message-http.ts'
import { type Campaigns, openCampaigns } from './campaigns.ts'
import type { CampaignsPorts, ChannelStates, Deliveries, TestMessages, WaitingTestMessage } from './ports.ts'

export interface CampaignsSettings {
  /** How long a response waits for a campaign to finish. */
  readonly waitTimeoutMs?: number | undefined
}

type Others = Deliveries &
  Omit<TestMessages, 'enqueueTestMessage'> &
  ChannelStates &
  Pick<CampaignsPorts, 'isSetUp' | 'clinicName' | 'quietHours'> & {
    /** Whether birthday specials are currently sent manually or automatically. */
    readonly birthdaySpecials: () => Promise<'button' | 'daily'>
  }

export const campaignsRoom = {
  tables: [CampaignTable],
  routes: [...campaignRoutes, ...testMessageRoutes],
  open(platform: Platform<CampaignsSettings>, { birthdaySpecials, ...others }: Others) {
    const { settings, database, jobs, now, timeZone } = platform
    const { waitTimeoutMs = 3_000 } = settings
    const door = openCampaigns({
      campaigns: campaignsInDatabase(database),
      enqueueCampaignDelivery: () => jobs.enqueue('campaigns'),
      enqueueTestMessage: (waiting: WaitingTestMessage) => jobs.enqueue('trial', { ...waiting }),
      inTransaction: database.inTransaction,
      sleep: ms => setTimeout(ms, undefined, { ref: false }),
      waitTimeoutMs,
      timeZone,
      now,
      ...others,
    })
    const campaigns = transactionsOn(database)(
      door,
      'startCampaign',
      'startBirthdaySpecials',
      'sendTodaysSpecials',
      'controlCampaign',
    )
    workOn(platform, campaigns, birthdaySpecials)
    return campaigns
  },
}

function workOn(
  { jobs, eachDay }: Platform<CampaignsSettings>,
  campaigns: Campaigns,
  birthdaySpecials: Others['birthdaySpecials'],
): void {
  jobs.handle('campaigns', (_contents, stopping) => campaigns.deliverCampaigns(stopping))
  jobs.schedule('* * * * *', 'campaigns')
  jobs.poll(5, 'campaigns')
  jobs.handleEach('trial', waiting => campaigns.deliverTestMessage(waiting as unknown as WaitingTestMessage))
  const work = async () =>
    `${await campaigns.sendTodaysSpecials(`${await campaigns.clinicName()}, by itself`)} specials`
  const isWanted = async () => (await birthdaySpecials()) === 'daily'
  eachDay({ name: 'birthday specials', from: '09:00', until: '19:00', isWanted, work })
}
