import type { StaffRole } from '#platform/kernel/access/roles.ts'
import { addFirstStaff } from './add-first-staff.ts'
import { addStaff, type IssuedCode } from './add-staff.ts'
import { issueFirstLink, issueSignInLink } from './issue-sign-in-link.ts'
import { issueStaffCode } from './issue-staff-code.ts'
import { type Arrival, type Opening, openSignInLink } from './open-sign-in-link.ts'
import type { StaffChange, StaffMember, StaffPerson, StaffPorts } from './ports.ts'
import { UnknownStaff } from './refusals.ts'
import { type DemoAccess, setDemoAccess } from './set-demo-access.ts'
import type { SignInLink } from './sign-in-links.ts'
import { verifyStaffCode } from './verify-staff-code.ts'

export interface Staff {
  /** The person with this eight-digit code (D-8). Refuses with `WrongStaffCode`. */
  verifyStaffCode(code: string): Promise<StaffPerson>
  /** Gives the first person in this role a code, unless an active person in it has one. */
  addFirstStaff(name: string, role: StaffRole, code: string): Promise<void>
  /**
   * Locks a demo's published credentials and ends their sessions, or unlocks them: the accounts if the clinic was a demo, the
   * code if the first person has it. Returns the changes.
   */
  setDemoAccess(
    access: DemoAccess,
    admitted: { readonly accounts: boolean; readonly code: boolean },
  ): Promise<readonly string[]>
  /** All people who have or had a code, by name. */
  listStaff(): Promise<readonly StaffMember[]>
  /** Adds a person with a new eight-digit code. Refuses with `CodeTaken` if the random code is in use. */
  addStaff(name: string, role: StaffRole): Promise<IssuedCode>
  /**
   * Renames, changes the role or deactivates, which removes all passkeys and recovery codes; effective with the next request. Refuses with
   * `UnknownStaff`, `LastOwner`.
   */
  changeStaff(id: string, change: StaffChange): Promise<StaffMember>
  /** Replaces the code, and ends all passkeys, recovery codes and sessions. Refuses with `UnknownStaff`, `CodeTaken`. */
  issueStaffCode(id: string): Promise<IssuedCode>
  /** A link that opens the staff area as this person, once within 24 hours (D-172). Refuses with `UnknownStaff`. */
  issueSignInLink(id: string): Promise<SignInLink>
  /**
   * A link that makes the person who opens it the first owner; it replaces earlier ones. Undefined if there is an owner, or 24
   * hours after the database was created.
   */
  issueFirstLink(): Promise<SignInLink | undefined>
  /** Whether the clinic has no owner, and whether a link for the first owner is valid. */
  firstOwnerState(): Promise<'owned' | 'invited' | 'nobody'>
  /**
   * The person of a link's token; invalidates all their links. Creates the first owner, with a code that is shown once. Refuses
   * with `InvalidSignInLink`, `CodeTaken`.
   */
  openSignInLink(opening: Opening): Promise<Arrival>
}

export function openStaff(ports: StaffPorts): Staff {
  return {
    verifyStaffCode: code => verifyStaffCode(ports, code),
    addFirstStaff: (name, role, code) => addFirstStaff(ports, name, role, code),
    setDemoAccess: (access, admitted) => setDemoAccess(ports, access, admitted),
    listStaff: () => ports.staffCodes.all(),
    addStaff: (name, role) => addStaff(ports, name, role),
    async changeStaff(id, change) {
      const changed = await ports.staffCodes.change(id, change)
      if (!changed) throw new UnknownStaff()
      if (change.isActive === false) await ports.endOtherWaysOf(id)
      return changed
    },
    issueStaffCode: id => issueStaffCode(ports, id),
    async issueSignInLink(id) {
      const person = (await ports.staffCodes.all()).find(each => each.id === id)
      if (!person?.isActive) throw new UnknownStaff()
      return issueSignInLink(ports, id)
    },
    issueFirstLink: () => issueFirstLink(ports),
    async firstOwnerState() {
      if (await ports.signInLinks.hasOwner()) return 'owned'
      return (await ports.signInLinks.hasFirst(ports.now())) ? 'invited' : 'nobody'
    },
    openSignInLink: opening => openSignInLink(ports, opening),
  }
}
