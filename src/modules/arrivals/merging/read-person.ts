import type { Channel, ConsentChoice, Person } from './merged-person.ts'

/** One module's data about a patient, for each port. */
export interface PersonPorts {
  readonly findPatient: (memberId: string) => Promise<
    | {
        readonly role: 'member' | 'staff'
        readonly firstName: string
        readonly lastName: string
        readonly email: string
        readonly birthday: string | null
        readonly createdAt: Date
        readonly lastLoginAt: Date | null
        readonly pointsBalance: number
        readonly totalSpentCents: number
        readonly totalVisits: number
        readonly tier: string
        /** Of the profile photo; null without one. */
        readonly photoVersion: string | null
      }
    | undefined
  >
  readonly listContacts: (memberId: string) => Promise<Person['contacts']>
  readonly accountSummaryOf: (
    memberId: string,
  ) => Promise<Pick<Person, 'hasPassword' | 'passkeys' | 'externalIds'>>
  readonly listVouchers: (memberId: string) => Promise<readonly { readonly usedAt: Date | null }[]>
  readonly countRequests: (memberId: string) => Promise<number>
  readonly countDiaryEntries: (memberId: string) => Promise<number>
  readonly intakeStatus: (memberId: string) => Promise<{ readonly submittedAt: Date | null }>
  readonly readPreferences: (memberId: string) => Promise<{
    readonly channels: readonly { readonly channel: Channel; readonly choice: ConsentChoice }[]
  }>
}

export async function readPerson(ports: PersonPorts, memberId: string): Promise<Person | undefined> {
  const patient = await ports.findPatient(memberId)
  if (patient?.role !== 'member') return undefined
  const [contacts, account, vouchers, requests, diaryEntries, intake, preferences] = await Promise.all([
    ports.listContacts(memberId),
    ports.accountSummaryOf(memberId),
    ports.listVouchers(memberId),
    ports.countRequests(memberId),
    ports.countDiaryEntries(memberId),
    ports.intakeStatus(memberId),
    ports.readPreferences(memberId),
  ])
  const choiceOf = (channel: Channel) =>
    preferences.channels.find(each => each.channel === channel)?.choice ?? 'undecided'
  return {
    memberId,
    name: `${patient.firstName} ${patient.lastName}`.trim(),
    birthday: patient.birthday,
    email: patient.email || null,
    contacts: contacts.map(({ kind, value }) => ({ kind, value })),
    ...account,
    hasPhoto: patient.photoVersion !== null,
    joinedAt: patient.createdAt,
    lastLoginAt: patient.lastLoginAt,
    points: patient.pointsBalance,
    tier: patient.tier,
    spendCents: patient.totalSpentCents,
    visits: patient.totalVisits,
    vouchers: vouchers.filter(({ usedAt }) => usedAt === null).length,
    requests,
    diaryEntries,
    intakeAt: intake.submittedAt,
    consents: { email: choiceOf('email'), push: choiceOf('push'), sms: choiceOf('sms') },
  }
}
