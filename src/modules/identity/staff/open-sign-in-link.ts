import { newId } from '#platform/kernel/ids.ts'
import type { StaffPerson, StaffPorts } from './ports.ts'
import { InvalidSignInLink } from './refusals.ts'
import { firstOwnerName } from './sign-in-links.ts'

/** Who came in by a link; with the code that opens the staff area from now on where nobody has told it yet. */
export interface Arrival extends StaffPerson {
  readonly code: string | null
}

export interface Opening {
  readonly token: string
  /** What the first owner wants to be called. */
  readonly name: string | undefined
  readonly address: string
}

export async function openSignInLink(ports: StaffPorts, { token, name, address }: Opening): Promise<Arrival> {
  const { staffCodes, signInLinks, secrets, inTransaction, audit, now } = ports
  const [tokenHash, at] = [secrets.digest(token), now()]
  const found = await signInLinks.find(tokenHash, at)
  if (!found) throw new InvalidSignInLink()
  // Its slow hash is made before: the embedded database has one connection for everybody.
  const first = found === 'nobody yet' ? await firstOwner(secrets, name, at) : undefined
  return inTransaction(async () => {
    if (!(await signInLinks.use(tokenHash, at))) throw new InvalidSignInLink()
    if (first) await staffCodes.add({ ...first.kept, at })
    const { id, name, role } = first?.kept ?? (found as StaffPerson)
    await audit({
      staff: { staffId: id, name, role },
      action: 'openSignInLink',
      memberId: undefined,
      subject: `staff ${name} (${role}${first ? ', the first' : ''})`,
      address,
    })
    return { id, name, role, code: first?.code ?? null }
  })
}

async function firstOwner(secrets: StaffPorts['secrets'], name: string | undefined, at: Date) {
  const code = secrets.newStaffCode()
  const [lookup = ''] = secrets.lookups(code)
  const person = { id: newId(at.getTime()), name: name || firstOwnerName, role: 'owner' } as const
  return { code, kept: { ...person, lookup, codeHash: await secrets.hash(code) } }
}
