import { defineEntity, LockMode, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import { brokenConstraint } from '#platform/database/database-errors.ts'
import type { Passkey } from '../passkey.ts'
import type { Challenges, Credential, KeptPasskeys, Owner } from '../ports.ts'
import { PasskeyNotAdded } from '../refusals.ts'

export const expiredChallenges = {
  name: 'drop-passkey-challenges',
  table: 'identity.passkey_challenge',
  expired: 'expires_at < $1::timestamptz',
}

export const PasskeyTable = defineEntity({
  name: 'Passkey',
  tableName: 'identity.passkey',
  properties: {
    id: p.uuid().primary(),
    memberId: p.uuid().strictNullable(),
    staffId: p.uuid().strictNullable(),
    credentialId: p.text().unique('passkey_known'),
    publicKey: p.text(),
    counter: p.bigint('number'),
    transports: p.array(),
    name: p.text(),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime().strictNullable(),
    stoppedAt: p.datetime().strictNullable(),
  },
})

export const PasskeyChallengeTable = defineEntity({
  name: 'PasskeyChallenge',
  tableName: 'identity.passkey_challenge',
  properties: {
    browserHash: p.text().primary(),
    challenge: p.text(),
    ownerId: p.uuid().strictNullable(),
    expiresAt: p.datetime().index('passkey_challenge_by_expiry'),
    purpose: p.enum(['sign-in', 'add', 'step-up']),
  },
})

/** The people who may currently sign in. */
const owners = `(
  select id, 'member' as kind, trim(first_name || ' ' || last_name) as name, first_name as "firstName", email,
    staff_role as role
  from identity.member where closed_at is null
  union all
  select id, 'staff', name, name, null, role from identity.staff where is_active and closed_at is null
)`

const shown =
  'p.id, p.name, p.created_at as "createdAt", p.last_used_at as "lastUsedAt", p.stopped_at as "stoppedAt"'
const credential =
  'p.credential_id as "credentialId", p.public_key as "publicKey", p.counter::float8 as counter, p.transports'
const ofOwner = (id: string) => ({ $or: [{ memberId: id }, { staffId: id }] })

interface FoundRow extends Passkey, Credential {
  readonly owner: Owner
}

export function passkeysInDatabase(database: Database): KeptPasskeys {
  return { ...reading(database), ...changing(database), ...using(database) }
}

function reading(database: Database): Pick<KeptPasskeys, 'ownerOf' | 'of' | 'credentialsOf' | 'find'> {
  const ownerOf = database.statement<Owner>(
    'passkey-owner',
    `select * from ${owners} o where o.id = $1::uuid`,
  )
  const find = database.statement<FoundRow>(
    'find-passkey',
    `select ${shown}, ${credential}, to_jsonb(o) as owner
     from identity.passkey p join ${owners} o on o.id = coalesce(p.member_id, p.staff_id)
     where p.credential_id = $1`,
  )
  return {
    ownerOf: async ownerId => (await ownerOf(ownerId))[0],
    async of(ownerId) {
      const order = { createdAt: 'desc', id: 'desc' } as const
      const found = await database.em().find(PasskeyTable, ofOwner(ownerId), { orderBy: order })
      return found.map(({ id, name, createdAt, lastUsedAt, stoppedAt }) => ({
        ...{ id, name, createdAt, lastUsedAt, stoppedAt },
      }))
    },
    async credentialsOf(ownerId) {
      const found = await database.em().find(PasskeyTable, ofOwner(ownerId))
      return found.map(({ credentialId, transports }) => ({ credentialId, transports }))
    },
    async find(credentialId) {
      const [row] = await find(credentialId)
      if (!row) return undefined
      const { owner, ...found } = row
      return { passkey: found, credential: found, owner }
    },
  }
}

function changing(
  database: Database,
): Pick<KeptPasskeys, 'lockAccount' | 'add' | 'rename' | 'remove' | 'removeAllOf'> {
  return {
    async lockAccount(id) {
      const lock = { lockMode: LockMode.PESSIMISTIC_READ }
      await database.em().findOne(database.table('identity.member'), { id }, lock)
    },
    async add({ id: ownerId, kind }, passkey, most) {
      const em = database.em()
      if ((await em.count(PasskeyTable, ofOwner(ownerId))) >= most) return false
      const owner = kind === 'member' ? { memberId: ownerId } : { staffId: ownerId }
      await em
        .insert(PasskeyTable, { ...passkey, ...owner, transports: [...passkey.transports] })
        .catch(asNotAdded)
      return true
    },
    rename: async (ownerId, id, name) =>
      (await database.em().nativeUpdate(PasskeyTable, { id, ...ofOwner(ownerId) }, { name })) > 0,
    remove: async (ownerId, id) =>
      (await database.em().nativeDelete(PasskeyTable, { id, ...ofOwner(ownerId) })) > 0,
    async removeAllOf(ownerId) {
      await database.em().nativeDelete(PasskeyTable, ofOwner(ownerId))
    },
  }
}

function asNotAdded(error: unknown): never {
  throw brokenConstraint(error) === 'passkey_known' ? new PasskeyNotAdded() : error
}

function using(database: Database): Pick<KeptPasskeys, 'recordUse' | 'stop'> {
  return {
    // Of two uses with the same counter, the second finds the first one's value here.
    async recordUse(id, counter, lastUsedAt) {
      const unused = counter === 0 ? { counter: 0 } : { counter: { $lt: counter } }
      const where = { id, stoppedAt: null, ...unused }
      return (await database.em().nativeUpdate(PasskeyTable, where, { counter, lastUsedAt })) > 0
    },
    stop: async (id, stoppedAt) =>
      (await database.em().nativeUpdate(PasskeyTable, { id, stoppedAt: null }, { stoppedAt })) > 0,
  }
}

export const challengesInDatabase = (database: Database, hashOf: (key: string) => string): Challenges => ({
  async keep(browser, challenge) {
    await database.em().upsert(PasskeyChallengeTable, { browserHash: hashOf(browser), ...challenge })
  },
  async take(browser, { purpose, ownerId }, at) {
    const em = database.em()
    const browserHash = hashOf(browser)
    const asked = { browserHash, purpose, ownerId, expiresAt: { $gt: at } }
    const { challenge } = (await em.findOne(PasskeyChallengeTable, asked)) ?? {}
    if (challenge === undefined) return undefined
    // Of two responses to the same challenge, the second finds none.
    return (await em.nativeDelete(PasskeyChallengeTable, { browserHash, challenge })) > 0
      ? challenge
      : undefined
  },
})
