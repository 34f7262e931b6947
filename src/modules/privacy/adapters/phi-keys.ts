import { createHmac } from 'node:crypto'
import type { Database, Migration } from '#platform/database/database.ts'
import { cipherWith, type EncryptionKey } from '#platform/encryption/cipher.ts'
import { type EncryptedRows, namesInUse } from '#platform/encryption/encrypted-rows.ts'
import { intakeRows } from './intake-in-database.ts'

export const phiKeyMigrations: readonly Migration[] = [
  {
    name: '0020 privacy: keys for health data',
    statements: [
      'create table privacy.phi_key (id text primary key, check_value bytea not null, known_since timestamptz not null)',
      'create index intake_by_key on privacy.intake (key_id, member_id, version)',
      // `reseal_intake` can re-encrypt a row with another key, but can't change anything else.
      `create or replace function privacy.refuse_intake_change() returns trigger language plpgsql as $$
        begin
          if tg_op = 'DELETE' and old.member_id::text = current_setting('velora.forgetting', true) then
            return old;
          end if;
          if tg_op = 'UPDATE' then
            if current_setting('velora.resealing', true) = 'on'
              and to_jsonb(new) - 'key_id' - 'sealed' = to_jsonb(old) - 'key_id' - 'sealed' then
              return new;
            end if;
          end if;
          raise exception 'intakes are never changed';
        end $$`,
      `create function privacy.reseal_intake(member uuid, nth integer, old_key text, new_key text, bytes bytea)
        returns void language plpgsql as $$
        begin
          perform set_config('velora.resealing', 'on', true);
          update privacy.intake set key_id = new_key, sealed = bytes
          where member_id = member and version = nth and key_id = old_key;
          perform set_config('velora.resealing', '', true);
        end $$`,
    ],
  },
]

export class WrongPhiKeys extends Error {}

/**
 * How many intakes are decrypted to verify a key that has no check value yet (D-85). Only intakes were encrypted before
 * there were check values.
 */
const sampled = 100

/**
 * Refuses a secret that differs from the one this database knows under that name, and a list without a key that rows
 * are encrypted with. On a name's first use, stores its check value; if intakes use it, the secret has to decrypt some.
 * Returns warnings about names that were used with several secrets.
 */
export function checkPhiKeys(
  database: Database,
  keys: readonly EncryptionKey[],
  kinds: readonly EncryptedRows[],
): Promise<readonly string[]> {
  const { known, keep, rowsOf } = keyStatements(database)
  return database.inTransaction(async () => {
    // If two servers start with different secrets under one name, the second one sees the first one's check value.
    await database.statement('one-key-check', "select pg_advisory_xact_lock(hashtext('velora phi keys'))")()
    const names = await namesInUse(database, kinds)
    const wrong = names.filter(name => keys.every(({ id }) => id !== name)).map(isMissing)
    const doubtful: string[] = []
    for (const key of keys) {
      const [kept] = await known(key.id)
      if (kept && !checkOf(key).equals(kept.check)) wrong.push(isAnother(key, Buffer.from(kept.check)))
      if (kept) continue
      const rows = await rowsOf(key.id, sampled)
      const closed = rows.filter(row => !opens(key, row)).length
      if (closed > 0 && closed === rows.length) wrong.push(opensNothing(key))
      else if (closed > 0) doubtful.push(opensSomeOnly(key, closed, rows.length))
      await keep(key.id, checkOf(key))
    }
    if (wrong.length > 0) throw new WrongPhiKeys(wrong.join('\n'))
    return doubtful
  })
}

/** Identifies the secret without revealing it. */
function checkOf({ secret }: EncryptionKey): Buffer {
  return createHmac('sha256', secret).update('velora: which key is this').digest()
}

function opens(key: EncryptionKey, { memberId, version, keyId, bytes }: IntakeRow): boolean {
  try {
    cipherWith([key]).decrypt({ keyId, bytes }, intakeRows.boundTo([memberId, version]))
    return true
  } catch {
    return false
  }
}

/** Short enough to compare by eye. */
const fingerprint = (check: Buffer) => check.toString('hex').slice(0, 8)

const isMissing = (name: string) =>
  `PHI_KEYS lacks the key ${name}, with which health data are encrypted here: nobody could read them. Put it behind the others.`

const isAnother = (key: EncryptionKey, known: Buffer) =>
  `PHI_KEYS has another secret under the name ${key.id} than this database knows (fingerprint ${fingerprint(checkOf(key))} ` +
  `instead of ${fingerprint(known)}). Set that one again; a new secret needs a new name, in front of the others.`

const opensNothing = ({ id }: EncryptionKey) =>
  `PHI_KEYS has a secret under the name ${id} that opens none of the intakes which are encrypted under that name. Set the ` +
  'one that they were encrypted with; a new secret needs a new name, in front of the others.'

const opensSomeOnly = ({ id }: EncryptionKey, closed: number, of: number) =>
  `${closed} of ${of} intakes that name the key ${id} were encrypted with another secret. Put that one into PHI_KEYS, too, ` +
  'under any other name and behind the others, and run `npm run cli -- phi:rotate`.'

interface IntakeRow {
  readonly memberId: string
  readonly version: number
  readonly keyId: string
  readonly bytes: Uint8Array
}

function keyStatements(database: Database) {
  return {
    known: database.statement<{ check: Uint8Array }>(
      'known-phi-key',
      'select check_value as check from privacy.phi_key where id = $1',
    ),
    keep: database.statement<never>(
      'keep-phi-key',
      'insert into privacy.phi_key (id, check_value, known_since) values ($1, $2, now())',
    ),
    rowsOf: database.statement<IntakeRow>(
      'sample-of-phi-key',
      `select member_id as "memberId", version, key_id as "keyId", sealed as bytes from privacy.intake
       where key_id = $1 order by member_id, version limit $2`,
    ),
  }
}
