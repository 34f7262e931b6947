import type { Dice } from '../../support/dice.ts'
import type { Device } from '../../support/push-service.ts'
import type { Clinic, Visitor } from './clinic.ts'
import { type MemberState, nobody } from './model.ts'

export const password = 'velora-secret'

/** Somebody who may be a member; `state` is what the model says of them. */
export interface Person extends Visitor {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly birthday: string
  /** The first simulated day on which they may join. */
  readonly from: number
  readonly devices: Device[]
  state: MemberState
  /** The product's id; empty for who is no member. */
  id: string
  signedInAt: number
  /** The last things that happened to them, for a report. */
  readonly story: string[]
}

const firstNames = [
  'Mia',
  'Noor',
  'Ava',
  'Ida',
  'Lena',
  'Zoe',
  'Ruth',
  'Amal',
  'Inga',
  'Tess',
  'José',
  'Søren',
]

export function people(dice: Dice, count: number, firstDays: number): readonly Person[] {
  return Array.from({ length: count }, (_, n) => ({
    name: `${dice.oneOf(firstNames)} Hart${n}`,
    email: `${n % 40 === 7 ? 'bounces' : 'guest'}${n}@velora.test`,
    phone: `+1310555${String(1_000 + n).padStart(4, '0')}`,
    birthday: `19${60 + dice.below(40)}-${twoDigits(1 + dice.below(12))}-${twoDigits(1 + dice.below(28))}`,
    from: n < count / 2 ? 0 : dice.below(Math.max(1, firstDays)),
    devices: [],
    state: nobody(),
    cookies: new Map(),
    id: '',
    signedInAt: Number.NEGATIVE_INFINITY,
    story: [],
  }))
}

const twoDigits = (n: number) => String(n).padStart(2, '0')

const sessionMs = 5 * 86_400_000

/** Signs a member in unless their session is young; only an app that answers wrongly makes this fail. */
export async function signIn(clinic: Clinic, person: Person): Promise<void> {
  const at = clinic.clock.now().getTime()
  if (Math.abs(at - person.signedInAt) < sessionMs) return
  const body = { email: person.email, password }
  const answer = await clinic.ask(person, { method: 'POST', path: '/api/auth/login', body })
  if (answer?.status !== 200)
    throw new Error(`${person.name} can’t sign in: ${answer?.status} ${answer?.text}`)
  person.signedInAt = at
}

/** Looks up what the product calls somebody; empty for who is no member. */
export async function findId({ store }: Clinic, person: Person): Promise<void> {
  const text = 'select id from identity.member where email = $1'
  const [row] = await store.rows<{ id: string }>(text, [person.email])
  person.id = row?.id ?? ''
}
