import type { IntakeSubmission } from '../../../src/modules/privacy/intake.ts'
import { wordings } from '../../../src/modules/privacy/intake.ts'
import type {
  KeptIntake,
  MadeChoice,
  PrivacyPorts,
  TrackedEvent,
  Visit,
} from '../../../src/modules/privacy/ports.ts'
import { openPrivacy } from '../../../src/modules/privacy/privacy.ts'
import { clockAt } from '../../support/clock.ts'

interface Kept {
  readonly visitorId: string
  readonly since: Date
}

export const mia = 'mia'
export const browser = 'b1'

/** Privacy over ports that keep everything in memory, and what they kept. */
export function openClinic() {
  const clock = clockAt('2026-11-21T18:00:00Z')
  const intakes: KeptIntake[] = []
  const birthdays: [string, string][] = []
  const consents: Parameters<PrivacyPorts['recordConsent']>[0][] = []
  const choices: MadeChoice[] = []
  const events: (TrackedEvent & Kept)[] = []
  const visits: (Visit & Kept)[] = []
  const done: string[] = []
  /** Who asks, when the password is right. */
  const asked: { who: Awaited<ReturnType<PrivacyPorts['reauthenticate']>> } = { who: 'member' }
  const ports: PrivacyPorts = {
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
    listTexts: async () => [{ name: 'privacy', version: 2 }],
    minimumAge: 0,
    birthdayOf: async () => null,
    isPublishedText: async (name, version) => name === 'privacy' && version <= 2,
    fillBirthday: async (...birthday) => void birthdays.push(birthday),
    recordConsent: async consent => void consents.push(consent),
    consentsOf: async () => Object.fromEntries(consents.map(({ channel, given }) => [channel, { given }])),
    isConfirmingNumber: async () => false,
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
    reauthenticate: async (_memberId, password) => (password === 'right' ? asked.who : 'wrong password'),
    erasePlatformData: async memberId => void done.push(`traces of ${memberId} forgotten`),
    async inTransaction(work) {
      done.push('begun')
      const result = await work()
      done.push('committed')
      return result
    },
  }
  return {
    clock,
    intakes,
    birthdays,
    consents,
    choices,
    events,
    visits,
    done,
    asked,
    privacy: openPrivacy(ports),
  }
}

export const submission = (
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
    hipaaConsentDate: '2026-11-21T18:00:00.000Z',
    wording: wordings[0],
    ...agreed,
  },
  ...changes,
})
