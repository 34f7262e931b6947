export const channels = ['email', 'push', 'sms'] as const
export type Channel = (typeof channels)[number]

export type ConsentChoice = 'on' | 'off' | 'undecided'

/** The data of a patient that a merge touches. */
export interface Person {
  readonly memberId: string
  readonly name: string
  /** 'YYYY-MM-DD', or 'MM-DD' without a year. */
  readonly birthday: string | null
  /** The sign-in address. */
  readonly email: string | null
  /** Whether they can sign in with a password. */
  readonly hasPassword: boolean
  readonly passkeys: number
  readonly hasPhoto: boolean
  /** Their IDs in other systems, sorted. */
  readonly externalIds: readonly string[]
  readonly contacts: readonly { readonly kind: 'email' | 'phone'; readonly value: string }[]
  readonly joinedAt: Date
  readonly lastLoginAt: Date | null
  readonly points: number
  readonly tier: string
  readonly spendCents: number
  readonly visits: number
  /** How many unused vouchers they have. */
  readonly vouchers: number
  readonly requests: number
  readonly diaryEntries: number
  /** When they last submitted their intake. */
  readonly intakeAt: Date | null
  readonly consents: Readonly<Record<Channel, ConsentChoice>>
}

/** The survivor after absorbing the second patient. The program decides the tier. */
export function mergedPerson(survivor: Person, absorbed: Person, tier: string): Person {
  const sumOf = (field: SummedField) => survivor[field] + absorbed[field]
  return {
    memberId: survivor.memberId,
    name: survivor.name || absorbed.name,
    birthday: birthdayOf(survivor.birthday, absorbed.birthday),
    email: signInAddress(survivor, absorbed),
    hasPassword: survivor.hasPassword || absorbed.hasPassword,
    hasPhoto: survivor.hasPhoto || absorbed.hasPhoto,
    externalIds: [...survivor.externalIds, ...absorbed.externalIds].sort(),
    contacts: unionOf(survivor.contacts, absorbed.contacts),
    joinedAt: survivor.joinedAt < absorbed.joinedAt ? survivor.joinedAt : absorbed.joinedAt,
    lastLoginAt: latest(survivor.lastLoginAt, absorbed.lastLoginAt),
    tier,
    ...{ points: sumOf('points'), spendCents: sumOf('spendCents'), visits: sumOf('visits') },
    passkeys: sumOf('passkeys'),
    ...{ vouchers: sumOf('vouchers'), requests: sumOf('requests'), diaryEntries: sumOf('diaryEntries') },
    intakeAt: latest(survivor.intakeAt, absorbed.intakeAt),
    consents: {
      email: stricter(survivor.consents.email, absorbed.consents.email),
      push: stricter(survivor.consents.push, absorbed.consents.push),
      sms: stricter(survivor.consents.sms, absorbed.consents.sms),
    },
  }
}

/** One with a year wins over one without. */
const birthdayOf = (survivor: string | null, absorbed: string | null) =>
  survivor?.length === 5 && absorbed?.length === 10 ? absorbed : (survivor ?? absorbed)

/** A survivor without a password takes the other one's, with its address. */
const signInAddress = (survivor: Person, absorbed: Person): string | null =>
  !survivor.hasPassword && absorbed.hasPassword ? absorbed.email : (survivor.email ?? absorbed.email)

type SummedField = 'passkeys' | 'points' | 'spendCents' | 'visits' | 'vouchers' | 'requests' | 'diaryEntries'

/** An opt-out on either account wins. The absorbed account's opt-ins aren't transferred. */
const stricter = (survivor: ConsentChoice, absorbed: ConsentChoice): ConsentChoice =>
  absorbed === 'off' ? 'off' : survivor

const latest = (a: Date | null, b: Date | null) => (a === null || (b !== null && b > a) ? b : a)

function unionOf(own: Person['contacts'], other: Person['contacts']): Person['contacts'] {
  const known = new Set(own.map(({ kind, value }) => `${kind} ${value}`))
  return [...own, ...other.filter(({ kind, value }) => !known.has(`${kind} ${value}`))]
}
