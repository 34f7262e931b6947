import { beforeEach, describe, expect, it } from 'vitest'
import { choiceHoldsDays } from '../../../src/modules/privacy/consent.ts'
import { wordings } from '../../../src/modules/privacy/intake.ts'
import type {
  KeptIntake,
  MadeChoice,
  PrivacyPorts,
  TrackedEvent,
  Visit,
} from '../../../src/modules/privacy/ports.ts'
import { openPrivacy, type Privacy } from '../../../src/modules/privacy/privacy.ts'
import type { IntakeSubmission } from '../../../src/modules/privacy/submit-intake.ts'
import { type Clock, clockAt } from '../../support/clock.ts'
import { readHeld } from '../../support/held.ts'

const mia = 'mia'
const browser = 'b1'

let clock: Clock
let intakes: KeptIntake[]
let birthdays: [string, string][]
let consents: Parameters<PrivacyPorts['recordConsent']>[0][]
let choices: MadeChoice[]
let events: (TrackedEvent & { readonly visitorId: string; readonly since: Date })[]
let visits: (Visit & { readonly visitorId: string; readonly since: Date })[]
let done: string[]
let confirmsNumber: boolean
let self: Awaited<ReturnType<PrivacyPorts['reauthenticate']>>
let privacy: Privacy

beforeEach(() => {
  clock = clockAt('2026-11-21T18:00:00Z')
  intakes = []
  birthdays = []
  consents = []
  choices = []
  events = []
  visits = []
  done = []
  self = 'member'
  confirmsNumber = false
  privacy = openPrivacy(portsInMemory())
})

function portsInMemory(): PrivacyPorts {
  return {
    intakes: {
      async add(_memberId, intake) {
        const version = intakes.length + 1
        intakes.unshift({ ...intake, version })
        return version
      },
      newestOf: async (_member, limit, below = Number.POSITIVE_INFINITY) =>
        intakes.filter(({ version }) => version < below).slice(0, limit),
      latestOf: async () => {
        const [latest] = intakes
        return latest && { ...latest, wording: latest.consents.wording }
      },
      erase: async memberId => void done.push(`intakes of ${memberId} forgotten`),
    },
    timeZone: 'America/Los_Angeles',
    fillBirthday: async (...birthday) => void birthdays.push(birthday),
    recordConsent: async consent => void consents.push(consent),
    consentsOf: async () => Object.fromEntries(consents.map(({ channel, given }) => [channel, { given }])),
    isConfirmingNumber: async () => confirmsNumber,
    cookieChoices: {
      record: async (_id, choice) => void choices.push(choice),
      historyOf: async visitorId =>
        choices
          .filter(choice => choice.visitorId === visitorId)
          .map(({ visitorId: _id, ...choice }) => choice),
    },
    tracks: {
      addEvent: async (visitorId, event, since) => void events.push({ ...event, visitorId, since }),
      addVisit: async (visitorId, visit, since) => void visits.push({ ...visit, visitorId, since }),
      remove: async (visitorId, types) => void done.push(`${types.join(' and ')} of ${visitorId} removed`),
      of: async visitorId => ({
        events: events.filter(event => event.visitorId === visitorId),
        visits: visits.filter(visit => visit.visitorId === visitorId),
      }),
    },
    now: clock.now,
    holdings: [
      {
        name: 'loyalty',
        personalDataOf: async memberId => `points of ${memberId}`,
        eraseMember: async memberId => void done.push(`points of ${memberId} forgotten`),
      },
    ],
    reauthenticate: async (_memberId, password) => (password === 'right' ? self : 'wrong password'),
    forgetTraces: async memberId => void done.push(`traces of ${memberId} forgotten`),
    async inTransaction(work) {
      done.push('begun')
      const result = await work()
      done.push('committed')
      return result
    },
  }
}

const submission = (
  changes: Partial<IntakeSubmission> = {},
  agreed: Partial<IntakeSubmission['consents']> = {},
): IntakeSubmission => ({
  dateOfBirth: '1991-05-14',
  phoneNumber: '+1 310 555 0142',
  address: '1 Main St',
  emergencyContact: 'Noor',
  emergencyPhone: '+1 310 555 0143',
  medicalConditions: 'none',
  allergies: 'latex',
  medications: 'none',
  consents: {
    consentToTreatment: true,
    privacyPolicyAccepted: true,
    hipaaConsentDate: '2026-11-21T17:59:00Z',
    wording: wordings[0],
    ...agreed,
  },
  ...changes,
})

describe('an intake', () => {
  it('is kept as the next version and fills in the birthday', async () => {
    await privacy.submitIntake(mia, submission())
    await privacy.submitIntake(mia, submission({ allergies: 'none' }))
    expect(await privacy.readIntake(mia)).toEqual({
      versions: [
        { ...submission({ allergies: 'none' }), submittedAt: clock.now(), version: 2 },
        { ...submission(), submittedAt: clock.now(), version: 1 },
      ],
      older: 0,
    })
    expect(birthdays).toEqual([
      [mia, '1991-05-14'],
      [mia, '1991-05-14'],
    ])
  })

  it.each(['2026-11-21', '1896-11-21'])('takes %s as a day of birth', async dateOfBirth => {
    await privacy.submitIntake(mia, submission({ dateOfBirth }))
    expect(intakes).toHaveLength(1)
  })

  it.each(['2026-11-22', '1896-11-20'])('refuses %s, and keeps nothing', async dateOfBirth => {
    await expect(privacy.submitIntake(mia, submission({ dateOfBirth }))).rejects.toMatchObject({
      code: 'implausible-birthday',
    })
    expect([intakes, birthdays, consents]).toEqual([[], [], []])
  })

  it('records what was decided about each channel, a number only with an agreement to SMS', async () => {
    const decided = { marketingConsent: true, pushNotificationConsent: false, smsConsent: true }
    await privacy.submitIntake(mia, submission({}, decided))
    const common = { memberId: mia, wording: '2026-11-21', source: 'intake' }
    expect(consents).toEqual([
      { ...common, channel: 'email', given: true, number: undefined },
      { ...common, channel: 'push', given: false, number: undefined },
      { ...common, channel: 'sms', given: true, number: '+1 310 555 0142' },
    ])
  })

  it('leaves alone what was not decided, and keeps no number with a refusal', async () => {
    await privacy.submitIntake(mia, submission({}, { smsConsent: false }))
    expect(consents).toMatchObject([{ channel: 'sms', given: false, number: undefined }])
  })
})

describe('the state of an intake', () => {
  it('is empty before the first', async () => {
    expect(await privacy.intakeStatus(mia)).toEqual({
      submittedAt: null,
      version: null,
      isCurrent: false,
      marketingConsent: false,
      pushNotificationConsent: false,
      smsConsent: false,
    })
  })

  it('says when, which and what was agreed to, and no answer', async () => {
    await privacy.submitIntake(
      mia,
      submission({}, { marketingConsent: true, pushNotificationConsent: true, smsConsent: true }),
    )
    expect(await privacy.intakeStatus(mia)).toEqual({
      submittedAt: clock.now(),
      version: 1,
      isCurrent: true,
      marketingConsent: true,
      pushNotificationConsent: true,
      smsConsent: true,
    })
  })

  it('is good for 365 days of the clinic', async () => {
    await privacy.submitIntake(mia, submission())
    clock.set('2027-11-22T07:59:59Z')
    expect(await privacy.intakeStatus(mia)).toMatchObject({ isCurrent: true })
    clock.set('2027-11-22T08:00:00Z')
    expect(await privacy.intakeStatus(mia)).toMatchObject({ isCurrent: false })
  })

  it('is good for the wording in force', async () => {
    await privacy.submitIntake(mia, submission({}, { wording: '2025-01-01' as (typeof wordings)[0] }))
    expect(await privacy.intakeStatus(mia)).toMatchObject({ version: 1, isCurrent: false })
  })
})

describe('a choice about cookies', () => {
  const choice = {
    visitorId: 'b2',
    earlierVisitorId: undefined as string | undefined,
    analytics: true,
    marketing: false,
    preferences: true,
    saidAt: new Date('2026-11-21T17:59:00Z'),
    url: 'https://velora.test/auth?token=secret',
    referrer: 'https://mail.example/inbox?q=1',
  }

  it('is kept without what an address may give away, and what it refuses is removed with it', async () => {
    await privacy.chooseCookies(choice)
    expect(choices).toEqual([
      {
        visitorId: 'b2',
        analytics: true,
        marketing: false,
        preferences: true,
        saidAt: choice.saidAt,
        at: clock.now(),
        url: '/auth?token',
        referrer: 'https://mail.example',
      },
    ])
    expect(done).toEqual(['begun', 'marketing of b2 removed', 'committed'])
  })

  it('holds for the id that the browser had before, too, and once for the same id', async () => {
    await privacy.chooseCookies({ ...choice, analytics: false, earlierVisitorId: browser })
    expect(choices.map(({ visitorId }) => visitorId)).toEqual([browser, 'b2'])
    expect(done).toContain('analytics and marketing of b1 removed')
    choices.length = 0
    await privacy.chooseCookies({ ...choice, earlierVisitorId: 'b2' })
    expect(choices).toHaveLength(1)
  })

  it('holds for thirty days', () => {
    expect(choiceHoldsDays).toBe(30)
  })
})

describe('what a visitor does', () => {
  it('is asked to be kept by a choice of the last 30 days, without who it was', async () => {
    await privacy.trackEvent(browser, {
      event: 'wrote to mia@velora.test',
      type: 'marketing',
      data: { email: 'mia@velora.test', place: 'home' },
    })
    await privacy.noteVisit(browser, { url: '/services?category=fillers', referrer: '' })
    const since = new Date('2026-10-22T18:00:00Z')
    expect(events).toEqual([
      {
        id: expect.any(String),
        event: 'wrote to …',
        type: 'marketing',
        data: { place: 'home' },
        at: clock.now(),
        visitorId: browser,
        since,
      },
    ])
    expect(visits).toEqual([
      {
        id: expect.any(String),
        url: '/services?category',
        referrer: 'direct',
        at: clock.now(),
        visitorId: browser,
        since,
      },
    ])
  })

  it('is not kept of somebody without an id', async () => {
    await privacy.trackEvent(undefined, { event: 'x', type: 'analytics', data: {} })
    await privacy.noteVisit(undefined, { url: '/', referrer: '' })
    expect([events, visits]).toEqual([[], []])
  })
})

describe('what is held of a member', () => {
  const asJson = (value: unknown) => JSON.parse(JSON.stringify(value)) as unknown
  const exported = async (visitorId: string | undefined) => {
    const pieces = await Array.fromAsync(await privacy.exportPersonalData(mia, visitorId))
    return JSON.parse(pieces.join('')) as { exportedAt: string; holdings: object }
  }

  it('is what each module holds, the intakes, and this browser’s choices and traces', async () => {
    await privacy.submitIntake(mia, submission())
    await privacy.noteVisit(browser, { url: '/', referrer: '' })
    expect(await exported(browser)).toEqual({
      exportedAt: clock.now().toISOString(),
      holdings: asJson({
        loyalty: 'points of mia',
        intake: { intakes },
        thisBrowser: { cookieChoices: [], events: [], visits },
      }),
    })
    expect(await readHeld(privacy.personalDataOf(mia))).toEqual({ intakes })
  })

  it('has no browser where none is known', async () => {
    expect((await exported(undefined)).holdings).not.toHaveProperty('thisBrowser')
  })
})

describe('an account that is deleted', () => {
  it('is forgotten everywhere in one go', async () => {
    await privacy.deleteAccount(mia, 'right', browser)
    expect(done).toEqual([
      'begun',
      'traces of mia forgotten',
      'points of mia forgotten',
      'intakes of mia forgotten',
      'analytics and marketing of b1 removed',
      'committed',
    ])
  })

  it('leaves an unknown browser alone', async () => {
    await privacy.deleteAccount(mia, 'right', undefined)
    expect(done).toHaveLength(5)
  })

  it.each([
    ['member', 'wrong', 'wrong-password'],
    ['staff', 'right', 'staff-account-stays'],
    ['gone', 'right', 'account-is-gone'],
  ] as const)('by a %s with the %s password is refused: %s', async (who, password, refusal) => {
    self = who
    await expect(privacy.deleteAccount(mia, password, browser)).rejects.toMatchObject({ code: refusal })
    expect(done).toEqual([])
  })

  it('is forgotten by privacy alone where somebody asks for that', async () => {
    await privacy.eraseMember(mia)
    expect(done).toEqual(['intakes of mia forgotten'])
  })
})
