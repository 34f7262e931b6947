import type { Database } from '#platform/database/database.ts'

interface Person {
  readonly id: string
  readonly name: string
  /** Email addresses, and phone numbers in every form that is kept. */
  readonly contacts: readonly string[]
}

/**
 * Removes what the platform itself keeps about people for a day or two: their contacts in attempt counts, and stored
 * responses about them or refusals that name them. Keys stay used, so a repeated request still acts only once.
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
     where concerns && $1::text[] or exists (select from unnest($2::text[]) name where strpos(body, name) > 0)
       or status >= 400 and exists (select from unnest($3::text[]) name where strpos(body, name) > 0)`,
  )
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
  return async people => {
    const ids = people.map(({ id }) => id)
    const known = [...ids, ...people.flatMap(({ contacts }) => contacts)]
    await deleteAttempts(known)
    await emptyAnswers(ids, known.map(inJson), people.flatMap(({ name }) => name || []).map(inJson))
  }
}
