import { everyItem } from '#platform/kernel/paging.ts'
import { type CookieChoice, chooseCookies } from './choose-cookies.ts'
import { deleteAccount, removeMember } from './delete-account.ts'
import { exportPersonalData } from './export-personal-data.ts'
import { type CurrentTexts, currentTexts, type IntakeSubmission } from './intake.ts'
import { type IntakeStatus, intakeStatus } from './intake-status.ts'
import type { KeptIntake, PersonalDataSource, PrivacyPorts, TrackedEvent, Visit } from './ports.ts'
import { recordVisit } from './record-visit.ts'
import { submitIntake } from './submit-intake.ts'
import { trackEvent } from './track-event.ts'

export interface Privacy {
  /**
   * Keeps a medical intake as the member's next version, fills in their birthday and records what they decided about
   * the channels (D-22, D-32). Refuses with `ImplausibleBirthday`, `UnderMinimumAge`,
   * `UnknownTextVersion`.
   */
  submitIntake(memberId: string, submission: IntakeSubmission): Promise<void>
  /** Whether and when the member handed in their intake, and what they decided about the channels; never an answer. */
  intakeStatus(memberId: string): Promise<IntakeStatus>
  /**
   * A member's intake with its answers and the ten versions before it, newest first, or eleven from below a version, and
   * how many older ones there are: for clinical staff, one patient at a time.
   */
  readIntake(
    memberId: string,
    below?: number,
  ): Promise<{ readonly versions: readonly KeptIntake[]; readonly older: number }>
  /** Which version of each text that an intake agrees to is current, so that staff see who agreed to an earlier one. */
  currentTexts(): Promise<CurrentTexts>
  /** What is held of the member, for their own download. */
  personalDataOf(memberId: string): Promise<unknown>
  /** Removes what is held of the member. */
  eraseMember(memberId: string): Promise<void>
  /** Keeps what a visitor allows, for 30 days by the server's clock, and removes at once what they refuse. */
  chooseCookies(choice: CookieChoice): Promise<void>
  /** Keeps an event if the visitor's choice allows its type now; otherwise nothing (D-34). */
  trackEvent(
    visitorId: string | undefined,
    event: Pick<TrackedEvent, 'event' | 'type' | 'data'>,
  ): Promise<void>
  /** The same for the start of the app, which counts as analytics. */
  recordVisit(visitorId: string | undefined, visit: Pick<Visit, 'url' | 'referrer'>): Promise<void>
  /**
   * All that each module holds of the member, and what this browser's visitor allowed (D-33), as pieces of
   * one JSON text that are read while they are sent.
   */
  exportPersonalData(memberId: string, visitorId: string | undefined): Promise<AsyncIterable<string>>
  /** Removes a member everywhere, in the caller's transaction: whoever calls knows that nobody minds. */
  removeMember(memberId: string): Promise<void>
  /**
   * Removes the member everywhere, or nowhere; what must stay for the books stays under nobody's name. Refuses with
   * `WrongPassword`, `NoPassword`, `StaffAccountStays`, `AccountIsGone`.
   */
  deleteAccount(memberId: string, password: string, visitorId: string | undefined): Promise<void>
}

/** The one that holds and the ten before it. */
const versionsRead = 11

export function openPrivacy(given: PrivacyPorts): Privacy {
  const own: PersonalDataSource = {
    name: 'intake',
    personalDataOf: async memberId => ({
      intakes: everyItem(
        (limit, below: number | undefined) => given.intakes.newestOf([memberId], limit, below),
        ({ version }) => version,
      ),
    }),
    eraseMember: memberId => given.intakes.erase(memberId),
  }
  const ports = { ...given, holdings: [...given.holdings, own] }
  return {
    submitIntake: (memberId, submission) => submitIntake(ports, memberId, submission),
    intakeStatus: memberId => intakeStatus(ports, memberId),
    async readIntake(memberId, below) {
      const accounts = await ports.accountsOf(memberId)
      const versions = await ports.intakes.newestOf(accounts, versionsRead, below)
      // Versions of a member are numbered without gaps.
      return { versions, older: (versions.at(-1)?.version ?? 1) - 1 }
    },
    currentTexts: async () => currentTexts(await ports.listTexts()),
    personalDataOf: own.personalDataOf,
    eraseMember: own.eraseMember,
    chooseCookies: choice => chooseCookies(ports, choice),
    trackEvent: (visitorId, event) => trackEvent(ports, visitorId, event),
    recordVisit: (visitorId, visit) => recordVisit(ports, visitorId, visit),
    exportPersonalData: (memberId, visitorId) => exportPersonalData(ports, memberId, visitorId),
    removeMember: memberId => removeMember(ports, memberId),
    deleteAccount: (memberId, password, visitorId) => deleteAccount(ports, memberId, password, visitorId),
  }
}
