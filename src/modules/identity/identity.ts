import { addFirstStaff } from './add-first-staff.ts'
import type { NewMember, StaffRole } from './members.ts'
import type { IdentityPorts, StaffPerson } from './ports.ts'
import { type Profile, profileOf } from './profile.ts'
import { NoLongerMember } from './refusals.ts'
import { register } from './register.ts'
import { type SignedIn, signIn } from './sign-in.ts'
import { verifyStaffCode } from './verify-staff-code.ts'

export interface Identity {
  /** Makes an account and gives its id. Refuses with `EmailTaken`, `NameMissing`, `InvalidBirthday`. */
  register(newMember: NewMember): Promise<string>
  /** Takes the same time for known and unknown addresses. Refuses with `WrongCredentials`. */
  signIn(email: string, password: string): Promise<SignedIn>
  /** What the screens know of a member. Refuses with `NoLongerMember` when the account is gone. */
  currentUser(memberId: string): Promise<Profile>
  /** Calls after every change of what the app shows this member of themselves. Gives the way to stop. */
  watchMember(memberId: string, onChange: () => void): () => void
  /** The person with this code of eight digits (decisions.md, 8). Refuses with `WrongStaffCode`. */
  verifyStaffCode(code: string): Promise<StaffPerson>
  /** Gives the first person a code; does nothing when there is staff already. */
  addFirstStaff(name: string, role: StaffRole, code: string): Promise<void>
}

export function openIdentity(ports: IdentityPorts): Identity {
  return {
    register: newMember => register(ports, newMember),
    signIn: (email, password) => signIn(ports, email, password),
    async currentUser(memberId) {
      const patient = await ports.findPatient(memberId)
      if (!patient) throw new NoLongerMember()
      return profileOf(patient, ports)
    },
    watchMember: ports.watchMember,
    verifyStaffCode: code => verifyStaffCode(ports, code),
    addFirstStaff: (name, role, code) => addFirstStaff(ports, name, role, code),
  }
}
