import type { Role } from '#platform/http/route/route.ts'
import type { Modules } from '../../src/app.ts'
import type { Browser, Network } from './client.ts'

export interface MemberActor extends Browser {
  readonly id: string
  readonly email: string
  readonly name: string
  /** The same member on another device. */
  anotherDevice(): Promise<Browser>
  balance(): Promise<number>
}

export interface Cast {
  /** Mia, Noor or any other member, registered and signed in; the same person each time. */
  member(firstName: string): Promise<MemberActor>
  /** Ines at the desk, Dr. Ruiz (clinical), Olga the owner, or Tess the manager, with their code. */
  staff(role?: Role): Promise<Browser>
  visitor(): Browser
}

export const password = 'velora-secret'

const staffOf: Readonly<Record<Role, { name: string; code: string }>> = {
  'front desk': { name: 'Ines', code: '11112222' },
  clinical: { name: 'Dr. Ruiz', code: '22223333' },
  owner: { name: 'Olga', code: '33334444' },
  manager: { name: 'Tess', code: '44445555' },
}

export const codeOf = (role: Role) => staffOf[role].code

export function castOf(
  network: Network,
  { identity, loyalty }: Modules,
  addStaff: (name: string, role: Role, code: string) => Promise<void>,
): Cast {
  const members = new Map<string, Promise<MemberActor>>()
  const hired = new Map<Role, Promise<void>>()

  const enter = async (firstName: string): Promise<MemberActor> => {
    const email = `${firstName.toLowerCase()}@velora.test`
    const name = `${firstName} Hart`
    const id = await identity.register({ email, password, name })
    const signIn = async () => {
      const browser = network.browser()
      const { status, text } = await browser.post('/api/auth/login', { email, password })
      if (status !== 200) throw new Error(`${firstName} can’t sign in: ${status} ${text}`)
      return browser
    }
    return {
      ...(await signIn()),
      id,
      email,
      name,
      anotherDevice: signIn,
      balance: async () => (await loyalty.listEntries(id, 1, undefined))[0]?.balanceAfter ?? 0,
    }
  }

  return {
    member: firstName => once(members, firstName, () => enter(firstName)),
    async staff(role = 'front desk') {
      const { name, code } = staffOf[role]
      await once(hired, role, () => addStaff(name, role, code))
      const browser = network.browser()
      const { status, text } = await browser.post('/api/admin/verify', { code })
      if (status !== 200) throw new Error(`${name} can’t open the staff area: ${status} ${text}`)
      return browser
    },
    visitor: () => network.browser(),
  }
}

function once<Key, Value>(made: Map<Key, Promise<Value>>, key: Key, make: () => Promise<Value>) {
  const value = made.get(key) ?? make()
  made.set(key, value)
  return value
}
