import { addFirstStaff } from './add-first-staff.ts'
import { addStaff, type IssuedCode } from './add-staff.ts'
import { admitDemo, type DemoAccess } from './admit-demo.ts'
import { askForReset } from './ask-for-reset.ts'
import type { AuditChoices, AuditPlace, AuditSearch, NamedAuditEntry } from './audit.ts'
import { type Reauthentication, reauthenticate } from './confirm-self.ts'
import { fillBirthday } from './fill-birthday.ts'
import { personalDataOf } from './held-of.ts'
import { issueStaffCode } from './issue-staff-code.ts'
import type { NewMember, StaffRole } from './members.ts'
import type { IdentityPorts, ResetRequest, StaffChange, StaffMember, StaffPerson } from './ports.ts'
import { type Profile, profileOf } from './profile.ts'
import { exportAudit, listAudit, listAuditChoices } from './read-audit.ts'
import { NoLongerMember, UnknownProfilePhoto, UnknownStaff } from './refusals.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sendResetLink } from './send-reset-link.ts'
import { setProfilePhoto } from './set-profile-photo.ts'
import { type SignedIn, signIn } from './sign-in.ts'
import { verifyStaffCode } from './verify-staff-code.ts'
import { askToWarnOfGuesses, warnOfGuesses } from './warn-of-guesses.ts'

export interface Identity {
  /** Makes an account and gives its id. Refuses with `EmailTaken`, `NameMissing`, `InvalidBirthday`. */
  register(newMember: NewMember): Promise<string>
  /** Takes the same time for known and unknown addresses. Refuses with `WrongCredentials`. */
  signIn(email: string, password: string): Promise<SignedIn>
  /** Takes the same work for known and unknown addresses; a link follows by mail for a known one. */
  askForReset(email: string): Promise<void>
  /** Mails a link that works once and for one hour, and makes earlier ones worthless (D-5). */
  sendResetLink(request: ResetRequest): Promise<void>
  /** Leaves word that wrong passwords closed the account of this address, whether there is one or not. */
  askToWarnOfGuesses(email: string): Promise<void>
  /** Mails it to the member, once a day at most. */
  warnOfGuesses(email: string): Promise<void>
  /**
   * Sets the password of the member who was mailed this token, signs them out everywhere and tells them by mail. Gives
   * the member's id. Refuses with `InvalidResetLink`.
   */
  resetPassword(token: string, newPassword: string): Promise<string>
  /** What the screens know of a member. Refuses with `NoLongerMember` when the account is gone. */
  currentUser(memberId: string): Promise<Profile>
  /**
   * Makes a square of the picture and keeps it as the member’s photo; gives its version. Refuses with `NoProfilePhoto`,
   * `NoLongerMember`.
   */
  setProfilePhoto(memberId: string, sent: Uint8Array): Promise<string>
  /** The photo as WebP. Refuses with `UnknownProfilePhoto`. */
  readProfilePhoto(memberId: string): Promise<Uint8Array>
  removeProfilePhoto(memberId: string): Promise<void>
  /** Keeps the member's birthday ('YYYY-MM-DD') where none is known. Refuses with `InvalidBirthday`. */
  fillBirthday(memberId: string, dateOfBirth: string): Promise<void>
  /** Calls after every change of what the app shows this member of themselves. Gives the way to stop. */
  watchMember(memberId: string, onChange: () => void): () => void
  /** The person with this code of eight digits (D-8). Refuses with `WrongStaffCode`. */
  verifyStaffCode(code: string): Promise<StaffPerson>
  /** Gives the first person in this role a code; does nothing when somebody has one who is active. */
  addFirstStaff(name: string, role: StaffRole, code: string): Promise<void>
  /**
   * Closes what demos publish and ends what it opened, or admits it again: the accounts where the clinic was a demo, the
   * code wherever the first person has it. Gives what changed.
   */
  admitDemo(
    access: DemoAccess,
    admitted: { readonly accounts: boolean; readonly code: boolean },
  ): Promise<readonly string[]>
  /** Everybody who has or had a code, by name. */
  listStaff(): Promise<readonly StaffMember[]>
  /** Adds a person with a new code of eight digits. Refuses with `CodeTaken` when chance picked somebody's code. */
  addStaff(name: string, role: StaffRole): Promise<IssuedCode>
  /**
   * Renames, moves to another role or deactivates; holds from the next call on. Refuses with `UnknownStaff`,
   * `LastOwner`.
   */
  changeStaff(id: string, change: StaffChange): Promise<StaffMember>
  /** A new code; the one before and what it opened end. Refuses with `UnknownStaff`, `CodeTaken`. */
  issueStaffCode(id: string): Promise<IssuedCode>
  /** What staff did, newest first, with how much of it there is in all; below `after` when it is given. */
  listAudit(
    search: AuditSearch,
    limit: number,
    after: AuditPlace | undefined,
  ): Promise<{ readonly entries: readonly NamedAuditEntry[]; readonly total: number }>
  /** All of it in parts, read as they are asked for. */
  exportAudit(search: AuditSearch): AsyncIterable<readonly NamedAuditEntry[]>
  /** By whom and what the log can be searched. */
  listAuditChoices(): Promise<AuditChoices>
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

export function openIdentity(ports: IdentityPorts): Identity {
  return {
    register: newMember => register(ports, newMember),
    signIn: (email, password) => signIn(ports, email, password),
    askForReset: email => askForReset(ports, email),
    sendResetLink: request => sendResetLink(ports, request),
    askToWarnOfGuesses: email => askToWarnOfGuesses(ports, email),
    warnOfGuesses: email => warnOfGuesses(ports, email),
    resetPassword: (token, newPassword) => resetPassword(ports, token, newPassword),
    async currentUser(memberId) {
      const patient = await ports.findPatient(memberId)
      if (!patient) throw new NoLongerMember()
      return profileOf(patient, ports)
    },
    setProfilePhoto: (memberId, sent) => setProfilePhoto(ports, memberId, sent),
    async readProfilePhoto(memberId) {
      const photo = await ports.profilePhotos.find(memberId)
      if (!photo) throw new UnknownProfilePhoto()
      return photo.picture
    },
    removeProfilePhoto: memberId => ports.profilePhotos.remove(memberId),
    fillBirthday: (memberId, dateOfBirth) => fillBirthday(ports, memberId, dateOfBirth),
    watchMember: ports.watchMember,
    verifyStaffCode: code => verifyStaffCode(ports, code),
    addFirstStaff: (name, role, code) => addFirstStaff(ports, name, role, code),
    admitDemo: (access, admitted) => admitDemo(ports, access, admitted),
    listStaff: () => ports.staffCodes.all(),
    addStaff: (name, role) => addStaff(ports, name, role),
    async changeStaff(id, change) {
      const changed = await ports.staffCodes.change(id, change)
      if (!changed) throw new UnknownStaff()
      return changed
    },
    issueStaffCode: id => issueStaffCode(ports, id),
    listAudit: (search, limit, after) => listAudit(ports, search, limit, after),
    exportAudit: search => exportAudit(ports, search),
    listAuditChoices: () => listAuditChoices(ports),
    reauthenticate: (memberId, password) => reauthenticate(ports, memberId, password),
    personalDataOf: memberId => personalDataOf(ports, memberId),
    eraseMember: memberId => ports.accountRemoval.remove(memberId, ports.now()),
  }
}
