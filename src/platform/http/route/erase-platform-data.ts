import type { Database } from '#platform/database/database.ts'

interface Person {
  readonly id: string
  readonly email: string
}

/**
 * Removes what the platform itself would keep of a person for a day or two: their address in the counts of attempts, and
 * answers about them that are kept for repeated requests. A key stays used, so that repeating still acts once.
 */
export function erasePlatformDataIn(database: Database): (person: Person) => Promise<void> {
  const deleteAttempts = database.statement<never>(
    'forget-attempts-of',
    `delete from platform.attempt where right(key, length($1) + 1) = ':' || $1::text`,
  )
  const emptyAnswers = database.statement<never>(
    'drop-answers-about',
    `update platform.idempotency set body = null, body_key_id = null, body_encrypted = null, concerns = '{}', is_dropped = true
     where concerns @> array[$1::text] or strpos(body, $1) > 0 or strpos(body, $2) > 0`,
  )
  return async ({ id, email }) => {
    if (email) await deleteAttempts(email)
    await deleteAttempts(id)
    await emptyAnswers(id, JSON.stringify(email || id).slice(1, -1))
  }
}
