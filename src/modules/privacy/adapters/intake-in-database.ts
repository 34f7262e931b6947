import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import type { Intake } from '../intake.ts'
import type { Intakes } from '../ports.ts'

export const IntakeTable = defineEntity({
  name: 'Intake',
  tableName: 'privacy.intake',
  properties: {
    memberId: p.uuid().primary(),
    version: p.integer().primary(),
    keyId: p.text(),
    sealed: p.blob(),
    wording: p.text(),
    submittedAt: p.datetime(),
  },
  indexes: [{ name: 'intake_by_key', properties: ['keyId', 'memberId', 'version'] }],
})

/** Numbers a person's intakes. */
export const IntakeCountTable = defineEntity({
  name: 'IntakeCount',
  tableName: 'privacy.intake_count',
  properties: { memberId: p.uuid().primary(), versions: p.integer() },
})

/** Each ciphertext is bound to its row, so it can't be decrypted in another one (D-32). */
export const intakeRows: EncryptedRows = {
  name: 'intakes',
  table: 'privacy.intake',
  columns: ['member_id', 'version'],
  keyId: 'key_id',
  bytes: 'sealed',
  boundTo: ([memberId, version]) => `intake ${memberId} ${version}`,
  replacing: 'select privacy.reseal_intake($1, $2, $3, $4, $5)',
}

/** With its number among all of the person's intakes. */
type PlacedIntake = InferEntity<typeof IntakeTable> & { readonly place: number }

export function intakesInDatabase(database: Database, cipher: Cipher): Intakes {
  const count = database.statement<{ version: number }>(
    'count-intake',
    `insert into privacy.intake_count as c (member_id, versions) values ($1, 1)
     on conflict (member_id) do update set versions = c.versions + 1 returning versions as version`,
  )
  const numbered = database.statement<PlacedIntake>(
    'intakes-of-several',
    `select * from (
       select member_id as "memberId", version, key_id as "keyId", sealed, wording, submitted_at as "submittedAt",
         row_number() over (order by submitted_at, member_id, version)::int as place
       from privacy.intake where member_id = any($1::uuid[])
     ) numbered
     where $2::int is null or place < $2 order by place desc limit $3`,
  )
  const newestOf = async (memberIds: readonly string[], limit: number, below?: number) => {
    if (memberIds.length > 1) return numbered(memberIds, below ?? null, limit)
    const where = { memberId: memberIds[0] ?? null, ...(below !== undefined && { version: { $lt: below } }) }
    const rows = await database.em().find(IntakeTable, where, { orderBy: { version: 'desc' }, limit })
    return rows.map((row): PlacedIntake => ({ ...row, place: row.version }))
  }
  const decrypted = (row: PlacedIntake) => {
    const { memberId, version, keyId, sealed: bytes, submittedAt, place } = row
    const text = cipher.decrypt({ keyId, bytes }, intakeRows.boundTo([memberId, version]))
    return { ...(JSON.parse(text.toString()) as Omit<Intake, 'submittedAt'>), version: place, submittedAt }
  }
  return {
    async add(memberId, { submittedAt, ...answers }) {
      const [next] = await count(memberId)
      if (!next) throw new Error('An intake has no version.')
      const { version } = next
      const boundTo = intakeRows.boundTo([memberId, version])
      const { keyId, bytes: sealed } = cipher.encrypt(JSON.stringify(answers), boundTo)
      const { wording } = answers.consents
      await database.em().insert(IntakeTable, { memberId, version, keyId, sealed, wording, submittedAt })
      return version
    },
    newestOf: async (memberIds, limit, below) => (await newestOf(memberIds, limit, below)).map(decrypted),
    async latestOf(memberIds) {
      const [latest] = await newestOf(memberIds, 1)
      return latest && { version: latest.place, wording: latest.wording, submittedAt: latest.submittedAt }
    },
    async erase(memberIds) {
      await database.run('select privacy.forget_intakes(member) from unnest($1::uuid[]) member', [memberIds])
    },
  }
}
