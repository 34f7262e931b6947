import { addFirstStaff } from './add-first-staff.ts'
import { type NewMember, type StaffRole, sameEmail } from './members.ts'
import type { IdentityPorts, Profile, StaffPerson } from './ports.ts'
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
  /** The person with this code of eight digits (decisions.md, 8). Refuses with `WrongStaffCode`. */
  verifyStaffCode(code: string): Promise<StaffPerson>
  /** Gives the first person a code; does nothing when there is staff already. */
  addFirstStaff(name: string, role: StaffRole, code: string): Promise<void>
  /** A member by address, compared without regard to case. */
  memberByEmail(email: string): Promise<{ readonly id: string; readonly name: string } | undefined>
}

export function openIdentity(ports: IdentityPorts): Identity {
  return {
    register: newMember => register(ports, newMember),
    signIn: (email, password) => signIn(ports, email, password),
    async currentUser(memberId) {
      const profile = await ports.profileOf(memberId)
      if (!profile) throw new NoLongerMember()
      return profile
    },
    verifyStaffCode: code => verifyStaffCode(ports, code),
    addFirstStaff: (name, role, code) => addFirstStaff(ports, name, role, code),
    async memberByEmail(email) {
      const member = await ports.members.findByEmail(sameEmail(email))
      return member && { id: member.id, name: `${member.firstName} ${member.lastName}`.trim() }
    },
  }
}
