import type { SignInBrowser } from '#platform/kernel/access/browser-words.ts'
import { NoLongerMember } from '#platform/kernel/account-gone.ts'
import { chooseFirstPassword } from './choose-first-password.ts'
import { fillBirthday } from './fill-birthday.ts'
import { joinWithoutPassword, type MemberWithoutPassword } from './join-without-password.ts'
import type { NewMember } from './members.ts'
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
   * Makes an account and gives its id; the browser it is made in is its first device. Refuses with `EmailTaken`,
   * `NameMissing`, `InvalidBirthday`, `UnderMinimumAge`.
   */
  register(newMember: NewMember, browser?: SignInBrowser): Promise<string>
  /**
   * Makes an account without a password, for somebody whom staff or a register enroll, and gives its id. Refuses with
   * `EmailTaken`, `NameMissing`, `InvalidBirthday`, `UnderMinimumAge`.
   */
  joinWithoutPassword(newcomer: MemberWithoutPassword): Promise<string>
  /**
   * Takes the same time for known and unknown addresses. The member is told by mail of a browser that is new to the
   * account. Refuses with `WrongCredentials`.
   */
  signIn(email: string, password: string, browser: SignInBrowser): Promise<SignedIn>
  /** Takes the same work for known and unknown addresses; a link follows by mail for a known one. */
  requestPasswordReset(email: string): Promise<void>
  /** Mails a link that works once and for one hour, and makes earlier ones worthless (D-5). */
  sendResetLink(request: ResetRequest): Promise<void>
  /** Leaves word that wrong passwords closed the account of this address, whether there is one or not. */
  askToWarnOfGuesses(email: string): Promise<void>
  /** Mails it to the member, once a day at most. */
  warnOfGuesses(email: string): Promise<void>
  /**
   * What lets into the account beside its password, for the member who was mailed this token: as far as it was added
   * since a link was used last. Refuses with `InvalidResetLink`.
   */
  listAddedWaysIn(token: string): Promise<AddedWaysIn>
  /**
   * Sets the password of the member who was mailed this token, ends what `listAddedWaysIn` lists except what the member
   * recognizes, signs them out everywhere and tells them by mail. Gives the member's id. Refuses with
   * `InvalidResetLink`, `WeakPassword`.
   */
  resetPassword(token: string, newPassword: string, recognized?: RecognizedWaysIn): Promise<string>
  /** Whether the member has a password. Refuses with `NoLongerMember`. */
  hasPassword(memberId: string): Promise<boolean>
  /** Refuses with `PasswordAlreadySet`, `WeakPassword`, `NoLongerMember`. The member is told by mail. */
  chooseFirstPassword(memberId: string, password: string): Promise<void>
  /** What the screens know of a member. Refuses with `NoLongerMember` when the account is gone. */
  currentUser(memberId: string): Promise<Profile>
  /** What the screens would know of somebody whom there need not be, at that level (D-203). */
  previewUser(patient: Patient, level: Level): Promise<Profile>
  /** Keeps the member's birthday ('YYYY-MM-DD') where none is known. Refuses with `InvalidBirthday`, `UnderMinimumAge`. */
  fillBirthday(memberId: string, dateOfBirth: string): Promise<void>
  /** Calls after every change of what the app shows this member of themselves. Gives the way to stop. */
  watchMember(memberId: string, onChange: () => void): () => void
  /** Whether it is the member who asks, by password; says so too when the account is the staff’s. */
  reauthenticate(memberId: string, password: string): Promise<Reauthentication>
  /** All that is held of the member: account, open sessions, what staff did with their records. */
  personalDataOf(memberId: string): Promise<unknown>
  /**
   * Removes the account and ends its sessions on every device; the address can join anew. The audit log keeps the fact
   * under the member’s id, without a name.
   */
  eraseMember(memberId: string): Promise<void>
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
      const account = await ports.accountRemoval.find(memberId)
      if (!account) throw new NoLongerMember()
      return account.passwordHash !== null
    },
    chooseFirstPassword: (memberId, password) => chooseFirstPassword(ports, memberId, password),
    async currentUser(memberId) {
      const patient = await ports.findPatient(memberId)
      if (!patient) throw new NoLongerMember()
      return profileOf(patient, ports)
    },
    previewUser: (patient, level) => profileOf(patient, { ...ports, levelOf: async () => level }),
    fillBirthday: (memberId, dateOfBirth) => fillBirthday(ports, memberId, dateOfBirth),
    watchMember: ports.watchMember,
    reauthenticate: (memberId, password) => reauthenticate(ports, memberId, password),
    personalDataOf: memberId => personalDataOf(ports, memberId),
    eraseMember: memberId => ports.accountRemoval.remove(memberId, ports.now()),
  }
}
