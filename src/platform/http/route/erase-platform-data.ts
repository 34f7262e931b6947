import type { Database } from '#platform/database/database.ts'

interface Person {
  readonly id: string
  readonly email: string
}

/**
 * Removes what the platform itself would keep of people for a day or two: their address in the counts of attempts, and
 * answers about them that are kept for repeated requests. A key stays used, so that repeating still acts once.
 */
export function erasePlatformDataIn(database: Database): (people: readonly Person[]) => Promise<void> {
  const deleteAttempts = database.statement<never>(
    'forget-attempts-of',
    `delete from platform.attempt where exists (
       select from unnest($1::text[]) name where right(key, length(name) + 1) = ':' || name)`,
  )
  const emptyAnswers = database.statement<never>(
    'drop-answers-about',
    `update platform.idempotency set body = null, body_key_id = null, body_encrypted = null, concerns = '{}', is_dropped = true
     where concerns && $1::text[] or exists (select from unnest($2::text[]) name where strpos(body, name) > 0)`,
  )
  return async people => {
    const ids = people.map(({ id }) => id)
    const names = [...ids, ...people.flatMap(({ email }) => email || [])]
    await deleteAttempts(names)
    await emptyAnswers(
      ids,
      names.map(name => JSON.stringify(name).slice(1, -1)),
    )
  }
}
