import { addFirstStaff } from './add-first-staff.ts'
import { askForReset } from './ask-for-reset.ts'
import type { NewMember, StaffRole } from './members.ts'
import type { IdentityPorts, ResetRequest, StaffPerson } from './ports.ts'
import { type Profile, profileOf } from './profile.ts'
import { NoLongerMember } from './refusals.ts'
import { register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { sendResetLink } from './send-reset-link.ts'
import { type SignedIn, signIn } from './sign-in.ts'
import { verifyStaffCode } from './verify-staff-code.ts'

export interface Identity {
  /** Makes an account and gives its id. Refuses with `EmailTaken`, `NameMissing`, `InvalidBirthday`. */
  register(newMember: NewMember): Promise<string>
  /** Takes the same time for known and unknown addresses. Refuses with `WrongCredentials`. */
  signIn(email: string, password: string): Promise<SignedIn>
  /** Takes the same work for known and unknown addresses; a link follows by mail for a known one. */
  askForReset(email: string): Promise<void>
  /** Mails a link that works once and for one hour, and makes earlier ones worthless (decisions.md, 5). */
  sendResetLink(request: ResetRequest): Promise<void>
  /**
   * Sets the password of the member who was mailed this token, signs them out everywhere and tells them by mail. Gives
   * the member's id. Refuses with `InvalidResetLink`.
   */
  resetPassword(token: string, newPassword: string): Promise<string>
  /** What the screens know of a member. Refuses with `NoLongerMember` when the account is gone. */
  currentUser(memberId: string): Promise<Profile>
  /** The person with this code of eight digits (decisions.md, 8). Refuses with `WrongStaffCode`. */
  verifyStaffCode(code: string): Promise<StaffPerson>
  /** Gives the first person a code; does nothing when there is staff already. */
  addFirstStaff(name: string, role: StaffRole, code: string): Promise<void>
}

export function openIdentity(ports: IdentityPorts): Identity {
  return {
    register: newMember => register(ports, newMember),
    signIn: (email, password) => signIn(ports, email, password),
    askForReset: email => askForReset(ports, email),
    sendResetLink: request => sendResetLink(ports, request),
    resetPassword: (token, newPassword) => resetPassword(ports, token, newPassword),
    async currentUser(memberId) {
      const patient = await ports.findPatient(memberId)
      if (!patient) throw new NoLongerMember()
      return profileOf(patient, ports)
    },
    verifyStaffCode: code => verifyStaffCode(ports, code),
    addFirstStaff: (name, role, code) => addFirstStaff(ports, name, role, code),
  }
}
