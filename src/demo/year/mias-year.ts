import { readFile } from 'node:fs/promises'
import type { Database } from '#platform/database/database.ts'
import { clinicDay, dayAfter, instantAt } from '#platform/kernel/clinic-day.ts'
import { demoAccounts } from '../accounts.ts'
import { addLateHours } from '../campaigns.ts'
import { auditDesk, type Clinic, type Desk } from '../clinic.ts'
import { intakeOf } from './intakes.ts'
import { arrival, lastOpenDay, nextOpenDay } from './opening-days.ts'
import { randomFrom } from './random.ts'
import { scan } from './scan.ts'

const minute = 60_000
const seed = 14
const { email, password } = demoAccounts.member
const withLounge = ['Daily Spa Visit', 'VIP Lounge']

/** Makes an event happen, the given number of days ago. */
type Happening = (mia: Mia, daysAgo: number) => Promise<unknown>

/**
 * Mia, the demo's member: she joined eleven months ago, reached Gold, and can afford one reward. The events are in
 * chronological order, and each one calls the modules' front doors with the clock set to when it happened.
 */
const miasYear: readonly (readonly [daysAgo: number, happening: Happening])[] = [
  [
    341,
    writes('before', 'Where I started', 'Winter skin: dry, a little red. Same window, same light each time.'),
  ],
  [337, comesFor(['HydraFacial'], { codes: withLounge })],
  [337, writes('after', 'The evening after', 'Calmer already. Drinking a lot of water.')],
  [310, comesFor(['Botox'])],
  [282, comesFor(['Glow Vitamin Drip'])],
  // Lip Filler was recorded without a location.
  [253, comesFor(['Lip Filler'], { place: false })],
  [253, gets(25, 'Thank you for recommending us')],
  [
    239,
    notes(
      'after',
      'Lips, two weeks on',
      'The swelling was gone by Wednesday. Nobody noticed, but I got so many compliments.',
    ),
  ],
  [225, comesFor(['HydraFacial'], { gift: 'used' })],
  [196, comesFor(['Dysport'])],
  [168, comesFor(['Chemical Peel'], { codes: withLounge })],
  [
    161,
    notes('after', 'A week after the peel', 'Flaky for three days, then like new. Sunscreen every morning!'),
  ],
  [
    143,
    ({ clinic, desk, openDay, arrival }, daysAgo) => addLateHours(clinic, desk, arrival(openDay(daysAgo))),
  ],
  [140, comesFor(['HydraFacial', 'Glow Vitamin Drip'], { codes: withLounge })],
  [140, gets(75, 'Thank you for sending us three friends')],
  [112, comesFor(['Chemical Peel'], { codes: withLounge, gift: 'kept' })],
  [84, comesFor(['Dysport'], { codes: withLounge })],
  [63, comesFor(['HydraFacial'], { codes: withLounge })],
  [
    63,
    asksFor('HydraFacial', 'I think this visit is missing.', {
      denied: 'You already got your points for this visit at the front desk.',
    }),
  ],
  [42, comesFor(['Glow Vitamin Drip'], { codes: withLounge })],
  [42, gets(15, 'Sorry about the wait')],
  [37, claims('$25 Credit')],
  [27, comesFor([], { codes: withLounge })],
  [27, asksFor('Dermaplaning', 'With Dr. Ruiz, after lunch.', { approved: 'Thank you for telling us!' })],
  [6, writes('progress', 'Three weeks later', 'Even tone, and it’s lasting. The next one is booked.')],
  [
    5,
    ({ clinic, id, inTheEvening }) =>
      inTheEvening(5, () => clinic.messaging.readNotifications(id, undefined)),
  ],
  [2, asksFor('Lip Flip', 'My phone died, so I couldn’t check in.', 'waits')],
]

interface Mia {
  readonly id: string
  readonly clinic: Clinic
  readonly desk: Desk
  /** That many days ago or, if the clinic was closed, the last open day before. */
  openDay(daysAgo: number): string
  /** Her arrival time on that day. */
  arrival(day: string): Date
  /** On her phone, in the evening. */
  inTheEvening<T>(daysAgo: number, work: () => Promise<T>): Promise<T>
  /** An action at the desk about her, with its audit entry. */
  atDesk<T>(at: Date, action: string, work: (actor: string) => Promise<T>): Promise<T>
  /** The services that the clinic has offered since its first day. */
  readonly services: Awaited<ReturnType<Clinic['content']['listServices']>>
  readonly codes: Awaited<ReturnType<Clinic['loyalty']['listCheckInCodes']>>
  readonly place: string | undefined
}

/** Call it in a transaction. */
export async function addMiasYear(clinic: Clinic, database: Database, desk: Desk): Promise<void> {
  const { clock, content, identity, loyalty, privacy } = clinic
  const { timeZone } = await content.readClinic()
  const today = clinicDay(clock.now(), timeZone)
  const random = randomFrom(seed)
  const evening = (daysAgo: number, time = `19:${random.whole(10, 59)}`) =>
    instantAt(dayAfter(today, -daysAgo), time, timeZone)
  const joinedAt = evening(miasYear[0]?.[0] ?? 0, '18:52')
  const id = await clock.at(joinedAt, async () => {
    const joined = await identity.register({ email, password, name: 'Mia Hart', dateOfBirth: '1991-05-14' })
    await privacy.submitIntake(joined, miasIntake)
    return joined
  })
  const mia: Mia = {
    id,
    clinic,
    desk,
    openDay: daysAgo => lastOpenDay(dayAfter(today, -daysAgo)),
    arrival: day => arrival(day, timeZone, random),
    inTheEvening: (daysAgo, work) => clock.at(evening(daysAgo), work),
    atDesk: (at, action, work) =>
      clock.at(at, async () => {
        const done = await work(`staff:${desk.staffId}`)
        await auditDesk(clinic, desk, action, id)
        return done
      }),
    services: await content.listServices(),
    codes: await loyalty.listCheckInCodes(),
    place: (await content.listLocations())[0]?.id,
  }
  for (const [daysAgo, happening] of miasYear) await happening(mia, daysAgo)
  await database.run('update identity.member set last_login_at = $1 where id = $2', [evening(1), id])
}

interface VisitDetails {
  readonly codes?: readonly string[]
  readonly place?: boolean
  /** She gets 10% off, and uses it right away or never. */
  readonly gift?: 'used' | 'kept'
}

function comesFor(
  services: readonly string[],
  { codes = ['Daily Spa Visit'], place = true, gift }: VisitDetails = {},
): Happening {
  return async (mia, daysAgo) => {
    const { id, clinic, atDesk } = mia
    const { clock, loyalty } = clinic
    const came = mia.arrival(mia.openDay(daysAgo)).getTime()
    const after = (minutes: number) => new Date(came + minutes * minute)
    for (const [n, code] of codes.entries()) await clock.at(after(2 * n), () => scan(mia, code))
    const given = gift && (await atDesk(after(7), 'sendOffer', () => loyalty.sendOffer(id)))
    if (given && gift === 'used')
      await atDesk(after(50), 'redeemVoucher', actor =>
        loyalty.redeemVoucher({ code: given.voucher.code, actor }),
      )
    for (const [n, name] of services.entries()) {
      const service = mia.services.find(each => each.name === name)
      await atDesk(after(52 + 2 * n), 'awardTreatment', actor =>
        loyalty.awardTreatment({
          email,
          serviceId: service?.id ?? '',
          customPoints: undefined,
          locationId: place ? mia.place : undefined,
          allowDuplicate: false,
          actor,
        }),
      )
    }
  }
}

/** On the next open day. */
function gets(points: number, reason: string): Happening {
  return ({ id, clinic, openDay, arrival, atDesk }, daysAgo) =>
    atDesk(arrival(nextOpenDay(openDay(daysAgo))), 'adjustPoints', actor =>
      clinic.loyalty.adjustPoints({ memberId: id, type: 'add', points, reason, actor }),
    )
}

function claims(title: string): Happening {
  return ({ id, clinic, inTheEvening }, daysAgo) =>
    inTheEvening(daysAgo, async () => {
      const goal = (await clinic.loyalty.listGoals()).find(each => each.title === title)
      return clinic.loyalty.redeemGoal(id, goal?.id ?? '')
    })
}

type Decision = 'waits' | { readonly approved: string } | { readonly denied: string }

/** Mia requests points for a visit on the last open day; staff decide on the morning of the next open day. */
function asksFor(name: string, notes: string, decision: Decision): Happening {
  return async ({ id, clinic, openDay, inTheEvening, atDesk, services }, daysAgo) => {
    const { content, requests } = clinic
    const day = openDay(daysAgo)
    const serviceId = services.find(service => service.name === name)?.id ?? ''
    const { id: requestId } = await inTheEvening(daysAgo, () =>
      requests.requestPoints(id, { serviceId, treatmentDate: day, notes }),
    )
    if (decision === 'waits') return
    const { timeZone } = await content.readClinic()
    const decidedAt = instantAt(nextOpenDay(day), '09:25', timeZone)
    if ('approved' in decision) {
      const adminNotes = decision.approved
      await atDesk(decidedAt, 'approveRequest', actor =>
        requests.approveRequest({ requestId, adminNotes, allowDuplicate: false, actor }),
      )
    } else {
      const adminNotes = decision.denied
      await atDesk(decidedAt, 'denyRequest', actor => requests.denyRequest({ requestId, adminNotes, actor }))
    }
  }
}

type EntryType = 'before' | 'after' | 'progress'

/**
 * A diary entry with a drawn picture, never of a person. A progress entry is about the latest treatment for
 * which a photo earns points now.
 */
function writes(entryType: EntryType, title: string, description: string): Happening {
  return ({ id, clinic: { diary }, inTheEvening }, daysAgo) =>
    inTheEvening(daysAgo, async () => {
      const picture = await readFile(new URL(`../pictures/${entryType}.webp`, import.meta.url))
      const imageUrl = `/api/diary/photos/${await diary.uploadPhoto(id, picture)}`
      const [about] = (await diary.expectBonuses(id)).filter(({ inDays }) => inDays === 0)
      const treated = entryType === 'progress' ? about : undefined
      return diary.addDiaryEntry(id, {
        title,
        description,
        entryType,
        imageUrl,
        serviceId: treated?.serviceId ?? null,
        treatmentDate: treated?.treatmentDate ?? null,
      })
    })
}

/** Writes a diary entry without a picture. */
function notes(entryType: EntryType, title: string, description: string): Happening {
  const none = { imageUrl: null, serviceId: null, treatmentDate: null }
  return ({ id, clinic: { diary }, inTheEvening }, daysAgo) =>
    inTheEvening(daysAgo, () => diary.addDiaryEntry(id, { title, description, entryType, ...none }))
}

/** Her intake answers, so that a demo's staff have something to read. */
export const miasIntake = intakeOf(
  {
    dateOfBirth: '1991-05-14',
    phoneNumber: '(310) 555-0142',
    address: '100 Rodeo Drive, Beverly Hills, CA 90210',
    emergencyContact: 'Ana Hart',
    emergencyPhone: '(310) 555-0199',
    medicalConditions: 'Mild asthma since childhood',
    allergies: 'Lidocaine (rash)',
    medications: 'Salbutamol, when needed',
  },
  { marketingConsent: true, pushNotificationConsent: true },
)
