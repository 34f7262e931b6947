import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { Database, Migration } from '#platform/database/database.ts'
import type { Cipher } from '#platform/encryption/cipher.ts'
import type { EncryptedRows } from '#platform/encryption/encrypted-rows.ts'
import type { Intake } from '../intake.ts'
import type { Intakes } from '../ports.ts'

export const intakeMigrations: readonly Migration[] = [
  {
    name: '0019 privacy: intake',
    statements: [
      'create schema if not exists privacy',
      `create table privacy.intake_count (member_id uuid primary key, versions integer not null)`,
      `create table privacy.intake (
        member_id uuid not null,
        version integer not null,
        key_id text not null,
        sealed bytea not null,
        wording text not null,
        submitted_at timestamptz not null,
        primary key (member_id, version)
      )`,
      // A member who leaves may take them along: only `forget_intakes` names a member here.
      `create function privacy.refuse_intake_change() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' and old.member_id::text = current_setting('velora.forgetting', true) then
            return old;
          end if;
          raise exception 'intakes are never changed';
        end $$`,
      `create trigger intake_is_final before update or delete on privacy.intake
        for each row execute function privacy.refuse_intake_change()`,
      `create trigger intakes_are_kept before truncate on privacy.intake
        for each statement execute function privacy.refuse_intake_change()`,
      `create function privacy.forget_intakes(member uuid) returns void language plpgsql as $$
        begin
          perform set_config('velora.forgetting', member::text, true);
          delete from privacy.intake where member_id = member;
          delete from privacy.intake_count where member_id = member;
          perform set_config('velora.forgetting', '', true);
        end $$`,
    ],
  },
]

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

/** A ciphertext is bound to its row: moved elsewhere, it stays closed (D-32). */
export const intakeRows: EncryptedRows = {
  name: 'intakes',
  table: 'privacy.intake',
  columns: ['member_id', 'version'],
  keyId: 'key_id',
  bytes: 'sealed',
  boundTo: ([memberId, version]) => `intake ${memberId} ${version}`,
  replacing: 'select privacy.reseal_intake($1, $2, $3, $4, $5)',
}

export function intakesInDatabase(database: Database, cipher: Cipher): Intakes {
  const count = database.statement<{ version: number }>(
    'count-intake',
    `insert into privacy.intake_count as c (member_id, versions) values ($1, 1)
     on conflict (member_id) do update set versions = c.versions + 1 returning versions as version`,
  )
  const erase = database.statement<never>('forget-intakes', 'select privacy.forget_intakes($1)')
  const newestOf = (memberId: string, limit: number, below?: number) => {
    const where = { memberId, ...(below !== undefined && { version: { $lt: below } }) }
    return database.em().find(IntakeTable, where, { orderBy: { version: 'desc' }, limit })
  }
  const decrypted = (row: InferEntity<typeof IntakeTable>) => {
    const { memberId, version, keyId, sealed: bytes, submittedAt } = row
    const text = cipher.decrypt({ keyId, bytes }, intakeRows.boundTo([memberId, version]))
    return { ...(JSON.parse(text.toString()) as Omit<Intake, 'submittedAt'>), version, submittedAt }
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
    newestOf: async (memberId, limit, below) => (await newestOf(memberId, limit, below)).map(decrypted),
    async latestOf(memberId) {
      const [latest] = await newestOf(memberId, 1)
      return latest && { version: latest.version, wording: latest.wording, submittedAt: latest.submittedAt }
    },
    async erase(memberId) {
      await erase(memberId)
    },
  }
}
