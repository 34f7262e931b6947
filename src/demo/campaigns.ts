import type { Database } from '#platform/database/database.ts'
import { clinicDay, dayAfter, instantAt } from '#platform/kernel/clinic-day.ts'
import { auditDesk, type Clinic, type Desk } from './clinic.ts'
import { lastOpenDay } from './year/opening-days.ts'

const forAll = {
  audience: { kind: 'ALL', tier: null, leastPoints: null, mostPoints: null },
  imageUrl: null,
  sendToAll: false,
  scheduledFor: null,
  type: 'PROMOTION',
} as const

/**
 * The clinic's latest messages on each channel, to show in the outbox. None are really sent, because a channel with a
 * provider has no outbox, and the addresses are made up.
 */
export async function addDemoCampaigns(
  clinic: Clinic,
  database: Database,
  desk: Desk,
  hasOutbox: { readonly email: boolean; readonly sms: boolean },
): Promise<void> {
  const { clock, content, messaging } = clinic
  const { timeZone } = await content.readClinic()
  const today = clinicDay(clock.now(), timeZone)
  const at = (daysAgo: number) => instantAt(lastOpenDay(dayAfter(today, -daysAgo)), '11:15', timeZone)
  if (hasOutbox.email)
    await send(clinic, desk, at(9), {
      kind: 'email',
      title: 'A quiet Tuesday for you',
      message:
        'It’s quiet here on Tuesdays.\nCome by after work and stay a little longer: tea is on us.\nHow to find us: https://clinic.example/rooms',
    })
  await database.run(openedByAThird)
  if (hasOutbox.sms)
    await send(clinic, desk, at(3), {
      kind: 'sms',
      title: await messaging.clinicName(),
      message: 'Velora: we have two openings this Friday afternoon. Call us to save one.',
    })
  // After Mia last read her notifications.
  await send(clinic, desk, at(2), {
    kind: 'promotion',
    title: 'New on the blog: what your skin does while you sleep',
    message: 'Why the night matters so much for your skin, and what helps. Read it on the Beauty Blog.',
  })
}

/** A third opened the message's link that evening, and a fifth of those went on to book. */
const openedByAThird = `
  insert into messaging.opened_link (delivery_id, link, campaign_id, at)
  select id, link, campaign_id, settled_at + interval '7 hours' + number * interval '4 minutes'
  from (
    select d.id, d.campaign_id, d.settled_at, row_number() over (order by d.target) as number
    from messaging.delivery d join messaging.campaign c on c.id = d.campaign_id
    where c.kind = 'email' and d.state = 'sent'
  ) d, lateral (values (1, 3), (0, 15)) as followed (link, every)
  where number % every = 0`

/** An in-app message from an earlier month. */
export const addLateHours = (clinic: Clinic, desk: Desk, at: Date): Promise<void> =>
  send(clinic, desk, at, {
    kind: 'notification',
    title: 'Open later on Thursdays',
    message: 'Starting this week, we’re open until 7 on Thursdays. See you after work!',
  })

interface Message {
  readonly kind: 'email' | 'sms' | 'notification' | 'promotion'
  readonly title: string
  readonly message: string
}

const actions = {
  email: 'sendEmailCampaign',
  sms: 'sendSmsCampaign',
  notification: 'sendNotification',
  promotion: 'sendPromotion',
}

/** Written and sent in one step: otherwise such an old message would wait for confirmation. */
async function send(clinic: Clinic, desk: Desk, at: Date, message: Message): Promise<void> {
  await clinic.clock.at(at, async () => {
    await clinic.messaging.startCampaign({ ...forAll, ...message }, desk.name)
    await auditDesk(clinic, desk, actions[message.kind])
    await clinic.messaging.deliverCampaigns(() => false)
  })
}
