import { randomBytes } from 'node:crypto'
import { everyRole, type Role } from '#platform/http/route/route.ts'
import { newId } from '#platform/kernel/ids.ts'
import { photoPath } from '../../../src/modules/diary/entries.ts'
import { unsubscribeLinks } from '../../../src/modules/messaging/consents/adapters/unsubscribe-links.ts'
import { keyHeaders, programOf } from '../api-program.ts'
import { openTestApp, sessionKey, type TestApp } from '../app.ts'
import { password } from '../cast.ts'
import type { Browser, Headers } from '../client.ts'
import type { DatabaseKind } from '../databases.ts'
import { intakeOf } from '../intakes.ts'
import { smallPicture } from '../pictures.ts'
import type { Operation } from './inputs.ts'
import { campaign, consent, entry, hook, post, promotion } from './things.ts'
import type { Known } from './values.ts'

export type Who = 'guest' | 'member' | 'program' | Role
export const everybody: readonly Who[] = ['guest', 'member', 'program', ...everyRole]

export const twilioToken = randomBytes(16).toString('hex')
const pushHost = 'push.localhost'

/** Weighted toward the rarest, because only its figures reach the database. */
const audiences = ['POINTS_RANGE', 'POINTS_RANGE', 'POINTS_RANGE', 'VIP_TIER', 'ALL']

export interface FuzzClinic {
  readonly app: TestApp
  readonly pictures: readonly Uint8Array[]
  /** Uses a new IP address each time, so that rate limits don't carry over. */
  browserOf(who: Who): Browser
  /** Signs in again: a request may have ended the session or deleted the person. */
  renew(who: Who): Promise<void>
  /** Existing values for this operation: enough valid IDs and codes for all its requests. */
  knownFor(operation: Operation, many: number): Promise<Known>
}

/** A clinic with one of everything, and everyone signed in. */
export async function openFuzzClinic(database: DatabaseKind): Promise<FuzzClinic> {
  const app = await openTestApp({
    database,
    env: {
      DEMO: '1',
      TRUST_PROXY: '1',
      PUSH_HOSTS: pushHost,
      TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
      TWILIO_AUTH_TOKEN: twilioToken,
      TWILIO_FROM: '+13105550100',
      STAFF_GATE: 'failures:99999,hour:99999,day:99999,hours:9999,idle:99999',
    },
  })
  const { identity, loyalty, requests, content, integrations } = app.modules
  const pictures = [await smallPicture('jpeg'), await smallPicture('png'), await smallPicture('webp')]
  const sessions = new Map<Who, ReadonlyMap<string, string>>()
  let calls = 0
  let people = 0
  let member = { id: '', email: '' }

  let key = ''
  const fromElsewhere = (cookies?: ReadonlyMap<string, string>, headers: Headers = {}) => {
    calls += 1
    const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`
    return app.network.browser(cookies, { 'x-forwarded-for': address, ...headers })
  }
  const browserOf = (who: Who) =>
    who === 'program' ? fromElsewhere(undefined, keyHeaders(key)) : fromElsewhere(sessions.get(who))

  const enter = async (who: Who, path: string, body: unknown) => {
    const browser = fromElsewhere()
    const { status, text } = await browser.post(path, body)
    if (status !== 200) throw new Error(`${who} can’t sign in: ${status} ${text}`)
    sessions.set(who, browser.cookies)
    return browser
  }

  const renewKey = async () => {
    key = (await programOf(app)).key
  }
  const renew = async (who: Who) => {
    people += 1
    if (who === 'guest') {
      await enter(who, '/api/cookie-consent', { ...consent, visitorId: newId() })
      return
    }
    if (who === 'program') return renewKey()
    if (who !== 'member') {
      const { code } = await identity.addStaff(`Fuzz ${people}`, who)
      await enter(who, '/api/admin/verify', { code })
      return
    }
    const email = `fuzz${people}@velora.test`
    const id = await identity.register({ email, password, name: `Fuzz ${people}`, dateOfBirth: '1991-11-21' })
    member = { id, email }
    await furnish(await enter(who, '/api/auth/login', { email, password }))
  }

  const award = async (customPoints: number) => {
    const [service] = await content.listServices()
    const serviceId = service?.id ?? ''
    const again = { locationId: undefined, allowDuplicate: true, actor: 'staff:fuzz' }
    await loyalty.awardTreatment({ email: member.email, serviceId, customPoints, ...again })
  }

  /** Adds data to read, change and delete. */
  const furnish = async (browser: Browser) => {
    await award(20_000)
    await browser.post('/api/user/hipaa-intake', intakeOf())
    for (const path of ['/api/user/photo', '/api/diary/photos'])
      await browser.post(path, pictures[0], { 'content-type': 'image/jpeg' })
    const key = Buffer.concat([Buffer.from([4]), randomBytes(64)]).toString('base64url')
    const endpoint = `https://${pushHost}/${people}`
    const keys = { p256dh: key, auth: randomBytes(16).toString('base64url') }
    await browser.post('/api/notifications/subscribe', { endpoint, keys })
  }

  const made = async (path: string, body: unknown) => {
    const answer = await browserOf('owner').post(path, body)
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.text}`)
    return answer.json<{ id: string; campaignId: string }>()
  }
  const first = <T>([thing]: readonly T[]) => thing as T

  /**
   * Creates or finds an ID by the start of a path; some are created each time, because a request may have deleted them.
   */
  const things: Readonly<Record<string, () => Promise<string>>> = {
    '/api/admin/users/': async () => member.id,
    '/api/v1/members/': async () => member.id,
    '/api/admin/webhooks/': async () => (await integrations.addWebhook(hook)).endpoint.id,
    '/api/admin/api-keys/': async () => (await programOf(app)).keyId,
    '/api/admin/staff/': async () => (await identity.addStaff('Somebody', 'front desk')).person.id,
    '/api/admin/promotions/': async () => (await made('/api/admin/promotions', promotion)).id,
    '/api/admin/blog-posts/': async () => (await made('/api/admin/blog-posts', post)).id,
    '/api/admin/campaigns/': async () => (await made('/api/admin/notifications/send', campaign)).campaignId,
    '/api/admin/awards/': async () =>
      award(5).then(async () => first(await loyalty.listAwards(1, undefined)).id),
    '/api/admin/waiting-scans/': () => waitingScan(),
    '/api/admin/desk-screens/': async () =>
      deskPass().then(async () => first(await loyalty.listDeskScreens()).id),
    '/api/admin/service-requests/': async () => (await askForPoints()).id,
    '/api/user/redeem-goal/': async () => first(await loyalty.listGoals()).id,
    '/api/diary/photos/': () => photo(),
    '/api/diary/': async () =>
      (await app.modules.diary.addDiaryEntry(member.id, { ...entry, imageUrl: photoPath(await photo()) })).id,
  }
  const askForPoints = async () => {
    const serviceId = first(await content.listServices()).id
    return requests.requestPoints(member.id, { serviceId, treatmentDate: undefined, notes: undefined })
  }
  const deskPass = async () => {
    const { pass } = await loyalty.startDeskScreen(first(await loyalty.listCheckInCodes()).id, 'Fuzz')
    return pass
  }
  /** A scan of a five-minute-old screen code, by the fuzz member; new each time. */
  const waitingScan = async () => {
    await renew('member')
    const { code } = await loyalty.showDeskCode({ pass: await deskPass(), greets: false })
    const scannedAt = app.clock.now()
    app.clock.advance({ minutes: 5 })
    await loyalty.checkIn(member.id, code, scannedAt)
    return first(await loyalty.listOwnWaitingScans(member.id)).id
  }
  const photo = async () => {
    const picture = await smallPicture('jpeg', Math.floor(calls % 256))
    return app.modules.diary.uploadPhoto(member.id, picture)
  }

  const byName = async (): Promise<Known> => ({
    email: [member.email],
    userEmail: [member.email],
    userId: [member.id],
    member: [member.id, member.email],
    patient: [member.id, member.email],
    serviceId: (await content.listServices()).slice(0, 3).map(({ id }) => id),
    locationId: (await content.listLocations()).map(({ id }) => id),
    codeId: (await loyalty.listCheckInCodes()).map(({ id }) => id),
    password: [password],
    wording: ['preferences-2'],
    number: ['(310) 555-0142'],
    phoneNumber: ['(310) 555-0142'],
    endpoint: [`https://${pushHost}/${people}`],
    featuredImage: ['https://velora.test/a.webp', ''],
    discountType: ['other', 'fixed'],
    validFrom: ['2026-11-01', '2026-11-21'],
    validUntil: ['2026-12-31', '2027-02-28'],
    scheduledFor: ['2026-12-24T09:00', null],
    scannedAt: [app.clock.now().toISOString()],
    requestId: [newId()],
    cursor: [],
    token: [
      unsubscribeLinks([sessionKey], 'http://velora.test')
        .unsubscribeUrls(member.id)
        .oneClick.split('/')
        .at(-1),
    ],
  })

  const byOperation: Readonly<Record<string, () => Promise<Known>>> = {
    register: async () => ({ email: Array.from({ length: 500 }, () => `new${newId()}@velora.test`) }),
    verifyStaffCode: async () => ({ code: [(await identity.addStaff('Somebody', 'clinical')).code] }),
    checkIn: async () => ({ code: (await loyalty.listCheckInCodes()).map(({ code }) => code) }),
    findVoucher: async () => ({ code: await voucherCodes() }),
    redeemVoucherByApi: async () => ({ code: await voucherCodes() }),
    redeemVoucher: async () => ({ code: await voucherCodes() }),
    takeBackVoucher: async () => ({ code: await voucherCodes() }),
    submitIntake: async () =>
      Object.fromEntries([
        ...Object.entries(intakeOf()).map(([name, value]) => [name, [value]]),
        ['wording', []],
      ]),
    showDeskCode: async () => ({ pass: [await deskPass()] }),
    endOwnDeskScreen: async () => ({ pass: [await deskPass()] }),
    addDiaryEntry: async () => ({ imageUrl: ['', photoPath(await photo())] }),
    savePlacesDraft: async () => ({ timeZone: ['Asia/Tokyo', null] }),
    saveRulesDraft: async () => ({
      bookingUrl: ['https://velora.test/book', 'off', null],
      timeZone: ['Europe/Berlin', null],
      phone: ['+49 30 1234567', null],
      website: ['https://velora.test', null],
    }),
    previewCampaign: async () => ({ targetAudience: audiences }),
    sendPromotion: async () => ({ targetAudience: audiences }),
    listEntries: async () => ({ cursor: [1, 2] }),
    publishProgram: async () => ({ at: ['2026-12-24T09:00'], shortenedBecause: ['A typing error'] }),
    readProgramVersion: async () => ({ number: [1, 2] }),
    restoreProgramVersion: async () => ({ number: [1, 2] }),
  }
  const voucherCodes = async () => {
    for (const { id } of await loyalty.listGoals())
      await loyalty.redeemGoal(member.id, id).catch(() => undefined)
    return (await loyalty.listVouchers(member.id)).map(({ code }) => code)
  }

  for (const who of everybody) await renew(who)
  return {
    app,
    pictures,
    browserOf,
    renew,
    async knownFor({ id, path }, many) {
      // A member may add only so many photos per day.
      if (path.startsWith('/api/diary')) await renew('member')
      const thing = Object.entries(things).find(([prefix]) => path.startsWith(`${prefix}{`))?.[1]
      const there: string[] = []
      while (thing && there.length < many) there.push(await thing())
      return {
        ...(await byName()),
        ...(await byOperation[id]?.()),
        ...(thing && { id: there, requestId: there }),
      }
    },
  }
}
