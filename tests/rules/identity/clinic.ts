import type { AuditEntry, AuditFilter } from '../../../src/modules/identity/audit.ts'
import { openIdentity } from '../../../src/modules/identity/identity.ts'
import type { Member, NewMember } from '../../../src/modules/identity/members.ts'
import type {
  IdentityPorts,
  Letter,
  Patient,
  Reset,
  ResetRequest,
  StaffMember,
} from '../../../src/modules/identity/ports.ts'
import { EmailTaken } from '../../../src/modules/identity/refusals.ts'
import { clockAt } from '../../support/clock.ts'

interface KeptPerson extends StaffMember {
  readonly lookup: string
  readonly codeHash: string
  readonly isClosed: boolean
}

/** Identity over ports that keep everything in memory. */
export function openClinic() {
  const clock = clockAt('2026-11-21T18:00:00Z')
  const accounts = membersInMemory()
  const staff = staffInMemory()
  const log: AuditEntry[] = []
  const letters: Letter[] = []
  const asked: ResetRequest[] = []
  const warned = new Set<string>()
  const done: string[] = []
  const patients = new Map<string, Patient>()
  const photos = new Map<string, { version: string; picture: Uint8Array; setAt: Date }>()
  const { members, kept, noted, closed } = accounts
  const identity = openIdentity({
    members,
    accountRemoval: {
      find: async id => {
        const account = kept.get(id)
        return account && { ...held(account), lastLoginAt: noted.get(id) ?? null }
      },
      sessionsOf: async id => [{ expiresAt: noted.get(id) ?? new Date(0) }],
      staffActionsOn: async id => log.filter(({ memberId }) => memberId === id),
      remove: async (id, at) => void done.push(`${id} removed at ${at.toISOString()}`),
    },
    auditLog: {
      page: async (filter, limit, after) => {
        const found = log.filter(entry => fits(entry, filter))
        const place = after ? found.findIndex(({ id }) => id === after.id) + 1 : 0
        return found.slice(place, place + limit)
      },
      count: async filter => log.filter(entry => fits(entry, filter)).length,
      people: async () => [{ id: 'ines', name: 'Ines' }],
      actions: async () => ['awardTreatment', 'listPatients'],
    },
    namesOf: async ids => new Map(ids.flatMap(id => [...kept].filter(([known]) => known === id))),
    staffCodes: staff.codes,
    secrets: secretsInMemory(),
    resets: resetsInMemory(),
    sessions: { endAllOf: async (id, at) => void done.push(`${id} signed out at ${at.toISOString()}`) },
    publishReset: async request => void asked.push(request),
    isCommonPassword: async password => password === 'password1',
    publishWarning: async ({ email }) => void done.push(`${email} to be warned`),
    isFirstWarning: async email => !warned.has(email) && Boolean(warned.add(email)),
    sendMail: async letter => void letters.push(letter),
    forgetFailures: async email => void done.push(`failures of ${email} forgotten`),
    async inTransaction(work) {
      done.push('begun')
      const result = await work()
      done.push('committed')
      return result
    },
    appUrl: 'https://velora.test',
    now: clock.now,
    timeZone: 'America/Los_Angeles',
    findPatient: async id => patients.get(id),
    profilePhotos: {
      keep: async (id, photo) => kept.has(id) && photos.set(id, photo).has(id),
      find: async id => photos.get(id),
      remove: async id => void photos.delete(id),
    },
    // What is kept is another picture than the one that was sent.
    developProfilePhoto: async sent => sent.slice(1),
    watchMember: (id, onChange) => {
      onChange()
      return () => void done.push(`stopped watching ${id}`)
    },
    tierProgress: (_tier, missingCents) => ({
      nextTier: 'Silver',
      targetCents: 500_00,
      missingCents,
      percent: 7,
    }),
    milestonesReached: peak => [peak],
  })
  const join = (changes: Partial<NewMember> = {}) =>
    identity.register({ email: 'mia@velora.test', password: 'velora-secret', name: 'Mia Hart', ...changes })
  return {
    identity,
    clock,
    members: kept,
    noted,
    closed,
    staff: staff.kept,
    log,
    letters,
    asked,
    done,
    patients,
    photos,
    join,
  }
}

const held = ({ id: _id, ...account }: Member) => account

const fits = (entry: AuditEntry, { staffId, action, memberId }: AuditFilter) =>
  (!staffId || entry.staffId === staffId) &&
  (!action || entry.action === action) &&
  (!memberId || entry.memberId === memberId)

function secretsInMemory(): IdentityPorts['secrets'] {
  let issued = 0
  return {
    hash: async secret => `hash of ${secret}`,
    verify: async (hash, secret) => hash === `hash of ${secret}`,
    lookups: code => [`now ${code}`, `before ${code}`],
    newStaffCode: () => `${10_000_000 + issued++}`,
    digest: token => `digest of ${token}`,
  }
}

function membersInMemory() {
  const kept = new Map<string, Member>()
  const noted = new Map<string, Date>()
  const closed = new Set<string>()
  const withEmail = (email: string) => [...kept.values()].find(member => member.email === email)
  const members: IdentityPorts['members'] = {
    async add(member) {
      if (withEmail(member.email)) throw new EmailTaken()
      kept.set(member.id, member)
    },
    findByEmail: async email => {
      const member = withEmail(email)
      return member && { ...member, isClosed: closed.has(member.id) }
    },
    async close(email, at) {
      const id = withEmail(email)?.id
      if (!id || closed.has(id) === (at !== null)) return undefined
      if (at) closed.add(id)
      else closed.delete(id)
      return id
    },
    noteSignIn: async (id, at) => void noted.set(id, at),
    async fillBirthday(id, dateOfBirth) {
      const member = kept.get(id)
      if (member && !member.dateOfBirth) kept.set(id, { ...member, dateOfBirth })
    },
    async changePassword(id, passwordHash) {
      const member = kept.get(id)
      if (member) kept.set(id, { ...member, passwordHash })
      return member
    },
  }
  return { members, kept, noted, closed }
}

function staffInMemory() {
  const kept: KeptPerson[] = []
  const change = (id: string, changes: Partial<KeptPerson>) => {
    const place = kept.findIndex(person => person.id === id)
    const found = kept[place]
    if (!found) return undefined
    kept[place] = { ...found, ...changes }
    return kept[place]
  }
  const codes: IdentityPorts['staffCodes'] = {
    find: async lookups => kept.find(({ lookup }) => lookups.includes(lookup)),
    add: async ({ at, ...person }) =>
      void kept.push({ ...person, isActive: true, isClosed: false, createdAt: at }),
    count: async role => kept.filter(person => person.role === role && person.isActive).length,
    first: async () => kept[0],
    close: async (id, at) => void change(id, { isClosed: at !== null }),
    all: async () => kept,
    change: async (id, changes) => change(id, changes),
    replaceCode: async (id, { lookup, codeHash }) => change(id, { lookup, codeHash }),
  }
  return { codes, kept }
}

function resetsInMemory(): IdentityPorts['resets'] {
  const kept = new Map<string, Reset>()
  const seen = new Set<string>()
  return {
    async replace(reset) {
      if (seen.has(reset.requestId)) return false
      seen.add(reset.requestId)
      kept.set(reset.memberId, reset)
      return true
    },
    async use(tokenHash, at) {
      const reset = [...kept.values()].find(each => each.tokenHash === tokenHash)
      if (!reset || reset.expiresAt <= at) return undefined
      kept.delete(reset.memberId)
      return reset.memberId
    },
  }
}
