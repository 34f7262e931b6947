import { openAccounts } from '../../../src/modules/identity/accounts/accounts.ts'
import type { Member, NewMember } from '../../../src/modules/identity/accounts/members.ts'
import type {
  AccountsPorts,
  MailMessage,
  Patient,
  Reset,
  ResetRequest,
} from '../../../src/modules/identity/accounts/ports.ts'
import { EmailTaken } from '../../../src/modules/identity/accounts/refusals.ts'
import { openAudit } from '../../../src/modules/identity/audit/audit.ts'
import type { AuditEntry, AuditFilter } from '../../../src/modules/identity/audit/audit-entries.ts'
import type { AuditPorts } from '../../../src/modules/identity/audit/ports.ts'
import { openProfilePhotos } from '../../../src/modules/identity/profile-photos/profile-photos.ts'
import type { StaffMember, StaffPorts } from '../../../src/modules/identity/staff/ports.ts'
import { openStaff } from '../../../src/modules/identity/staff/staff.ts'
import { clockAt } from '../../support/clock.ts'
import { linksInMemory } from './links-in-memory.ts'

interface KeptPerson extends StaffMember {
  readonly lookup: string
  readonly codeHash: string
  readonly isClosed: boolean
}

interface KeptPhoto {
  readonly version: string
  readonly picture: Uint8Array
  readonly setAt: Date
}

export const someBrowser = { key: 'some browser', knows: () => false, words: 'Safari on an iPhone' }

/** Identity over ports that keep everything in memory. */
export function openClinic() {
  const clock = clockAt('2026-11-21T18:00:00Z')
  const accounts = membersInMemory()
  const staff = staffInMemory()
  const log: AuditEntry[] = []
  const letters: MailMessage[] = []
  const asked: ResetRequest[] = []
  const warned = new Set<string>()
  const done: string[] = []
  const patients = new Map<string, Patient>()
  const photos = new Map<string, KeptPhoto>()
  const { members, kept, noted, closed } = accounts
  const secrets = secretsInMemory()
  const profilePhotos = {
    keep: async (id: string, photo: KeptPhoto) => kept.has(id) && photos.set(id, photo).has(id),
    find: async (id: string) => photos.get(id),
    remove: async (id: string) => void photos.delete(id),
  }
  const sessions = {
    endAllOf: async (id: string, at: Date) => void done.push(`${id} signed out at ${at.toISOString()}`),
  }
  const namesOf: AuditPorts['namesOf'] = async ids =>
    new Map(ids.flatMap(id => [...kept].filter(([known]) => known === id)))
  const rooms = [
    openAccounts({
      passkeysOf: async () => [],
      devicesOf: async () => [],
      recoveryCodesOf: async () => [],
      noticeDevice: async ({ email }, { words }) => void done.push(`${email} seen with ${words}`),
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
      secrets,
      photoOf: profilePhotos.find,
      photoPath: version => `/photo?version=${version}`,
      resets: resetsInMemory(),
      sessions,
      otherWaysIn: {
        addedTo: async () => ({ passkeys: [], recoveryCodes: null }),
        endAdded: async () => ({ passkeys: [], recoveryCodes: 0 }),
      },
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
      minimumAge: 18,
      findPatient: async id => patients.get(id),
      watchMember: (id, onChange) => {
        onChange()
        return () => void done.push(`stopped watching ${id}`)
      },
      levelOf: async ({ totalSpentCents: missingCents, peakBalance }) => ({
        tierProgress: { nextTier: 'Silver', targetCents: 500_00, missingCents, percent: 7 },
        milestonesReached: [peakBalance],
      }),
    }),
    // What is kept is another picture than the one that was sent.
    openProfilePhotos({ profilePhotos, processPhoto: async sent => sent.slice(1), now: clock.now }),
    openStaff({
      endOtherWaysOf: async () => {},
      staffCodes: staff.codes,
      secrets,
      accounts: members,
      endSessionsOf: sessions.endAllOf,
      signInLinks: linksInMemory(staff.kept),
      inTransaction: work => work(),
      audit: async ({ staff: { name }, action, subject, address }) =>
        void done.push(`${name}: ${action} of ${subject} from ${address}`),
      appUrl: 'https://velora.test',
      now: clock.now,
    }),
    openAudit({
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
      namesOf,
      memberByEmail: members.findByEmail,
    }),
  ] as const
  const [own, ownPhotos, ownStaff, audit] = rooms
  const identity = { ...own, ...ownPhotos, ...ownStaff, ...audit }
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

function secretsInMemory(): AccountsPorts['secrets'] & StaffPorts['secrets'] {
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
  const members: AccountsPorts['members'] & StaffPorts['accounts'] = {
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
    recordSignIn: async (id, at) => void noted.set(id, at),
    async fillBirthday(id, dateOfBirth) {
      const member = kept.get(id)
      if (member && !member.dateOfBirth) kept.set(id, { ...member, dateOfBirth })
    },
    async changePassword(id, passwordHash) {
      const member = kept.get(id)
      if (member) kept.set(id, { ...member, passwordHash })
      return member && { ...member, provedBefore: null }
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
  const codes: StaffPorts['staffCodes'] = {
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

function resetsInMemory(): AccountsPorts['resets'] {
  const kept = new Map<string, Reset>()
  const seen = new Set<string>()
  return {
    async replace(reset) {
      if (seen.has(reset.requestId)) return false
      seen.add(reset.requestId)
      kept.set(reset.memberId, reset)
      return true
    },
    find: async (tokenHash, at) =>
      [...kept.values()].find(each => each.tokenHash === tokenHash && each.expiresAt > at)?.memberId,
    async use(tokenHash, at) {
      const reset = [...kept.values()].find(each => each.tokenHash === tokenHash)
      if (!reset || reset.expiresAt <= at) return undefined
      kept.delete(reset.memberId)
      return reset.memberId
    },
  }
}
