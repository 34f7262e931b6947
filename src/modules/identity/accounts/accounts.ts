import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { NoLongerMember } from '#platform/kernel/account-gone.ts'
import { chooseFirstPassword } from './choose-first-password.ts'
import { fillBirthday } from './fill-birthday.ts'
import { joinWithoutPassword, type MemberWithoutPassword } from './join-without-password.ts'
import { detailsOf, type NewMember, ownData } from './members.ts'
import { personalDataOf } from './personal-data-of.ts'
import type { AccountsPorts, AddedWaysIn, Level, Patient, RecognizedWaysIn, ResetRequest } from './ports.ts'
import { type Profile, profileOf } from './profile.ts'
import { type Reauthentication, reauthenticate } from './reauthenticate.ts'
import { register } from './register.ts'
import { requestPasswordReset, sendResetLink } from './request-password-reset.ts'
import { listAddedWaysIn, resetPassword } from './reset-password.ts'
import { type SignedIn, signIn } from './sign-in.ts'
import { askToWarnOfGuesses, warnOfGuesses } from './warn-of-guesses.ts'

export interface Accounts {
  /**
   * Creates an account and returns its id; the browser counts as its first device. Refuses with `EmailTaken`, `NameMissing`,
   * `PlaceholderEmail`, `InvalidBirthday`, `UnderMinimumAge`.
   */
  register(newMember: NewMember, browser?: SignInBrowser): Promise<string>
  /**
   * Creates an account without a password, for a patient enrolled by staff or imported, and returns its id. Refuses with
   * `EmailTaken`, `NameMissing`, `InvalidBirthday`, `UnderMinimumAge`.
   */
  joinWithoutPassword(newcomer: MemberWithoutPassword): Promise<string>
  /**
   * Takes the same time for known and unknown addresses. A browser that is new to the account triggers an email to the member.
   * Refuses with `WrongCredentials`.
   */
  signIn(email: string, password: string, browser: SignInBrowser): Promise<SignedIn>
  /** Does the same work for known and unknown addresses; a known one gets a link by email. */
  requestPasswordReset(email: string): Promise<void>
  /**
   * Emails a link that works once, for one hour, and invalidates earlier ones (D-5). An address that members share gets no link,
   * only the advice to ask the front desk.
   */
  sendResetLink(request: ResetRequest): Promise<void>
  /** Queues a warning that wrong passwords locked the account of this address, whether it exists or not. */
  askToWarnOfGuesses(email: string): Promise<void>
  /** Emails the warning to the member, at most once a day. */
  warnOfGuesses(email: string): Promise<void>
  /**
   * Other ways to sign in to the account of this token's member, added after the last use of a link. Refuses with
   * `InvalidResetLink`.
   */
  listAddedWaysIn(token: string): Promise<AddedWaysIn>
  /**
   * Sets a new password for this token's member, removes what `listAddedWaysIn` lists except what the member recognizes, signs
   * them out everywhere and emails them. Returns the member's id. Refuses with `InvalidResetLink`, `WeakPassword`.
   */
  resetPassword(token: string, newPassword: string, recognized?: RecognizedWaysIn): Promise<string>
  /** Whether the member has a password. Refuses with `NoLongerMember`. */
  hasPassword(memberId: string): Promise<boolean>
  /** Refuses with `PasswordAlreadySet`, `WeakPassword`, `NoLongerMember`. The member is told by email. */
  chooseFirstPassword(memberId: string, password: string): Promise<void>
  /** The signed-in member's profile, for the screens. Refuses with `NoLongerMember` when the account is gone. */
  currentUser(memberId: string): Promise<Profile>
  /** The profile of a made-up member at that level, for previews (D-203). */
  previewUser(patient: Patient, level: Level): Promise<Profile>
  /** Stores the member's birthday ('YYYY-MM-DD') if none is known. Refuses with `InvalidBirthday`, `UnderMinimumAge`. */
  fillBirthday(memberId: string, dateOfBirth: string): Promise<void>
  /** Calls back after every change of the member's own profile. Returns the function to unsubscribe. */
  watchMember(memberId: string, onChange: () => void): () => void
  /** Whether this is the member's password; also returns whether the account is a staff account. */
  reauthenticate(memberId: string, password: string): Promise<Reauthentication>
  /** All data about the member: account, open sessions, staff's actions on their records. */
  personalDataOf(memberId: string): Promise<unknown>
  /**
   * Deletes the account and ends its sessions on all devices; the address can join again. The audit log keeps the fact under
   * the member’s id, without a name.
   */
  eraseMembers(memberIds: readonly string[]): Promise<void>
}

export function openAccounts(ports: AccountsPorts): Accounts {
  return {
    register: (newMember, browser) => register(ports, newMember, browser),
    joinWithoutPassword: newcomer => joinWithoutPassword(ports, newcomer),
    signIn: (email, password, browser) => signIn(ports, email, password, browser),
    requestPasswordReset: email => requestPasswordReset(ports, email),
    sendResetLink: request => sendResetLink(ports, request),
    askToWarnOfGuesses: email => askToWarnOfGuesses(ports, email),
    warnOfGuesses: email => warnOfGuesses(ports, email),
    listAddedWaysIn: token => listAddedWaysIn(ports, token),
    resetPassword: (token, newPassword, recognized) => resetPassword(ports, token, newPassword, recognized),
    async hasPassword(memberId) {
      const account = await ports.members.find(memberId)
      if (!account) throw new NoLongerMember()
      return account.passwordHash !== null
    },
    chooseFirstPassword: (memberId, password) => chooseFirstPassword(ports, memberId, password),
    async currentUser(memberId) {
      const [account, patient] = await Promise.all([
        ports.members.find(memberId),
        ports.findPatient(memberId),
      ])
      if (!account || !patient) throw new NoLongerMember()
      return profileOf({ ...ownData(account), ...patient }, ports)
    },
    previewUser: (patient, level) =>
      profileOf({ ...detailsOf({ name: '' }), ...patient }, { ...ports, levelOf: async () => level }),
    fillBirthday: (memberId, dateOfBirth) => fillBirthday(ports, memberId, dateOfBirth),
    watchMember: ports.watchMember,
    reauthenticate: (memberId, password) => reauthenticate(ports, memberId, password),
    personalDataOf: memberId => personalDataOf(ports, memberId),
    eraseMembers: memberIds => ports.removeAccounts(memberIds, ports.now()),
  }
}
