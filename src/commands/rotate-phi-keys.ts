import type { Database } from '#platform/database/database.ts'
import { databasePlace, noDatabase } from '../server/database-place.ts'
import { longMs, openForCommand } from '../server/open-all.ts'
import { checkKeys, encryptedRows } from '../server/parts.ts'
import { type ReencryptionResult, reencrypt } from '../server/reencrypt.ts'
import type { Settings } from '../server/settings.ts'
import { readSettings } from '../server/settings.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const everyMs = 5_000
const place = databasePlace(process.env)

try {
  const settings = readSettings(process.env, { butOldPhiKeys: true })
  if (!place.isThere) throw new Error(noDatabase(place.name))
  const database = await openForCommand(settings, { statementMs: longMs })
  try {
    report(await rotate(database, settings), settings)
  } finally {
    await database.close()
  }
} catch (error) {
  process.stderr.write(`The keys can’t be rotated: ${(error as Error).message}\n`)
  process.exitCode = 1
}

async function rotate(database: Database, { phiKeys }: Settings): Promise<ReencryptionResult> {
  say(`Encrypting health data in ${place.name} with ${phiKeys[0]?.id}.`)
  for (const doubt of await checkKeys(database, phiKeys)) say(doubt)
  const began = Date.now()
  let saidAt = began
  return reencrypt(database, phiKeys, encryptedRows, {
    onProgress(done, of) {
      if (Date.now() - saidAt < everyMs) return
      saidAt = Date.now()
      const secondsLeft = Math.round(((saidAt - began) / 1000) * (of / Math.max(done, 1) - 1))
      say(`  ${done} of ${of} (${Math.floor((100 * done) / of)} %), about ${secondsLeft} s left`)
    },
  })
}

function report({ counts, closed, unused }: ReencryptionResult, { phiKeys }: Settings): void {
  const [current, ...old] = phiKeys.map(({ id }) => id)
  say('Re-encrypted:')
  for (const [name, count] of Object.entries(counts)) say(`  ${name}: ${count}`)
  say(`Everything that could be decrypted is now encrypted with ${current}.`)
  for (const name of unused)
    say(
      `Nothing is encrypted with ${name} anymore: remove it from PHI_KEYS once every instance lists ${current} first. ` +
        'Keep a copy as long as you keep backups made before now.',
    )
  if (old.length === 0) say('PHI_KEYS has only one key. To rotate, put a new one in front of it.')
  for (const { name, values, keyId } of closed)
    say(`No key can decrypt the ${name} row ${values.join(' ')}; it was encrypted with ${keyId}.`)
  if (closed.length > 0) process.exitCode = 1
}
