import { everyItem } from '#platform/kernel/paging.ts'
import { type CookieChoice, chooseCookies } from './choose-cookies.ts'
import { deleteAccount, removeMembers } from './delete-account.ts'
import { exportPersonalData } from './export-personal-data.ts'
import {
  type CurrentTexts,
  currentTexts,
  type IntakeFacts,
  type IntakeSubmission,
  isCurrent,
} from './intake.ts'
import { type IntakeStatus, intakeStatus } from './intake-status.ts'
import type { KeptIntake, PersonalDataSource, PrivacyPorts, TrackedEvent, Visit } from './ports.ts'
import { recordVisit } from './record-visit.ts'
import { findRenewal, type Renewal, renewIntakes } from './renew-intakes.ts'
import { submitIntake } from './submit-intake.ts'
import { trackEvent } from './track-event.ts'

export interface Privacy {
  /**
   * Stores a medical intake as the member's next version, fills in their birthday and records their consents (D-22,
   * D-32). Refuses with `ImplausibleBirthday`, `UnderMinimumAge`, `UnknownTextVersion`.
   */
  submitIntake(memberId: string, submission: IntakeSubmission): Promise<void>
  /** Whether and when the member submitted their intake, and their consents, but never an answer. */
  intakeStatus(memberId: string): Promise<IntakeStatus>
  /**
   * A member's intake with its answers and the ten versions before it, newest first, or eleven below a version, and the
   * number of older ones. For clinical staff, one patient at a time.
   */
  readIntake(
    memberId: string,
    below?: number,
  ): Promise<{ readonly versions: readonly KeptIntake[]; readonly older: number }>
  /** The current version of each text that an intake agrees to, so staff can see who agreed to an earlier one. */
  currentTexts(): Promise<CurrentTexts>
  /** Whether the member never submitted an intake, or has to fill it out again because it's no longer current. */
  intakeNeed(memberId: string): Promise<'first' | 'renewal' | 'none'>
  /** Tells current intakes from those that have to be filled out again. */
  intakeRule(): Promise<(intake: IntakeFacts) => boolean>
  /** How many patients have a current intake, and when the clinic last asked everyone for a new one. */
  findRenewal(): Promise<Renewal>
  /**
   * Asks everyone for a new intake, for example after a change of the privacy policy. Returns how many patients had a
   * current one; if none had, nothing changes.
   */
  renewIntakes(): Promise<number>
  /** The member's data for their own download. */
  personalDataOf(memberId: string): Promise<unknown>
  /** Removes the member's data. */
  eraseMembers(memberIds: readonly string[]): Promise<void>
  /** Stores a visitor's consent for 30 days by the server's clock, and immediately deletes data that they refuse. */
  chooseCookies(choice: CookieChoice): Promise<void>
  /** Stores an event if the visitor currently allows its type; otherwise does nothing (D-34). */
  trackEvent(
    visitorId: string | undefined,
    event: Pick<TrackedEvent, 'event' | 'type' | 'data'>,
  ): Promise<void>
  /** Like `trackEvent`, for opening the app. Counts as analytics. */
  recordVisit(visitorId: string | undefined, visit: Pick<Visit, 'url' | 'referrer'>): Promise<void>
  /** Every module's data about the member, and this browser's tracking data (D-33), streamed as one JSON text. */
  exportPersonalData(memberId: string, visitorId: string | undefined): Promise<AsyncIterable<string>>
  /**
   * Deletes members everywhere, in the caller's transaction. Doesn't check the password or the role. Returns false if
   * one of them no longer has an account.
   */
  removeMembers(memberIds: readonly string[]): Promise<boolean>
  /**
   * Deletes the member everywhere or not at all; records that must stay are anonymized. Refuses with `WrongPassword`,
   * `NoPassword`, `StaffAccountStays`, `AccountIsGone`.
   */
  deleteAccount(memberId: string, password: string, visitorId: string | undefined): Promise<void>
}

/** The current version and the ten before it. */
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
    eraseMembers: memberIds => given.intakes.erase(memberIds),
  }
  const ports = { ...given, holdings: [...given.holdings, own] }
  const intakeRule = async () => {
    const askedAt = await ports.renewals.lastAskedAt()
    return (intake: IntakeFacts) => isCurrent(intake, ports.now(), ports.timeZone, askedAt)
  }
  return {
    submitIntake: (memberId, submission) => submitIntake(ports, memberId, submission),
    intakeStatus: memberId => intakeStatus(ports, memberId),
    async readIntake(memberId, below) {
      const accounts = await ports.accountsOf(memberId)
      const versions = await ports.intakes.newestOf(accounts, versionsRead, below)
      // Each member's versions are numbered without gaps.
      return { versions, older: (versions.at(-1)?.version ?? 1) - 1 }
    },
    currentTexts: async () => currentTexts(await ports.listTexts()),
    async intakeNeed(memberId) {
      const latest = await ports.intakes.latestOf(await ports.accountsOf(memberId))
      if (!latest) return 'first'
      return (await intakeRule())(latest) ? 'none' : 'renewal'
    },
    intakeRule,
    findRenewal: () => findRenewal(ports),
    renewIntakes: () => renewIntakes(ports),
    personalDataOf: own.personalDataOf,
    eraseMembers: own.eraseMembers,
    chooseCookies: choice => chooseCookies(ports, choice),
    trackEvent: (visitorId, event) => trackEvent(ports, visitorId, event),
    recordVisit: (visitorId, visit) => recordVisit(ports, visitorId, visit),
    exportPersonalData: (memberId, visitorId) => exportPersonalData(ports, memberId, visitorId),
    removeMembers: memberIds => removeMembers(ports, memberIds),
    deleteAccount: (memberId, password, visitorId) => deleteAccount(ports, memberId, password, visitorId),
  }
}
