import { newId } from '#platform/kernel/ids.ts'
import type { StaffPerson, StaffPorts } from './ports.ts'
import { InvalidSignInLink } from './refusals.ts'
import { firstOwnerName } from './sign-in-links.ts'

/** The person who used a link, with their new staff code if they haven't had one yet. */
export interface Arrival extends StaffPerson {
  readonly code: string | null
}

export interface Opening {
  readonly token: string
  /** The name that the first owner enters. */
  readonly name: string | undefined
  readonly address: string
}

export async function openSignInLink(ports: StaffPorts, { token, name, address }: Opening): Promise<Arrival> {
  const { staffCodes, signInLinks, secrets, inTransaction, audit, now } = ports
  const [tokenHash, at] = [secrets.digest(token), now()]
  const found = await signInLinks.find(tokenHash, at)
  if (!found) throw new InvalidSignInLink()
  // The slow hash is computed before: the embedded database has a single connection.
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
