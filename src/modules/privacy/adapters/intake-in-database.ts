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

interface Row {
  readonly version: number
  readonly keyId: string
  readonly bytes: Uint8Array
  readonly submittedAt: Date
}

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
  const add = database.statement<never>(
    'add-intake',
    `insert into privacy.intake (member_id, version, key_id, sealed, wording, submitted_at)
     values ($1, $2, $3, $4, $5, $6)`,
  )
  const newestOf = database.statement<Row>(
    'newest-intakes-of',
    `select version, key_id as "keyId", sealed as bytes, submitted_at as "submittedAt"
     from privacy.intake where member_id = $1 and version < coalesce($3::int, 2147483647)
     order by version desc limit $2`,
  )
  const latestOf = database.statement<{ version: number; wording: string; submittedAt: Date }>(
    'latest-intake-of',
    `select version, wording, submitted_at as "submittedAt"
     from privacy.intake where member_id = $1 order by version desc limit 1`,
  )
  const erase = database.statement<never>('forget-intakes', 'select privacy.forget_intakes($1)')

  const decrypted = (memberId: string, { version, keyId, bytes, submittedAt }: Row) => {
    const text = cipher.decrypt({ keyId, bytes }, intakeRows.boundTo([memberId, version]))
    return { ...(JSON.parse(text.toString()) as Omit<Intake, 'submittedAt'>), version, submittedAt }
  }
  return {
    async add(memberId, { submittedAt, ...answers }) {
      const [next] = await count(memberId)
      if (!next) throw new Error('An intake has no version.')
      const boundTo = intakeRows.boundTo([memberId, next.version])
      const { keyId, bytes } = cipher.encrypt(JSON.stringify(answers), boundTo)
      await add(memberId, next.version, keyId, bytes, answers.consents.wording, submittedAt)
      return next.version
    },
    newestOf: async (memberId, limit, below) =>
      (await newestOf(memberId, limit, below ?? null)).map(row => decrypted(memberId, row)),
    latestOf: async memberId => (await latestOf(memberId))[0],
    async erase(memberId) {
      await erase(memberId)
    },
  }
}
