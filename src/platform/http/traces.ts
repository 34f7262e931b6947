import type { Database } from '#platform/database/database.ts'

interface Person {
  readonly id: string
  readonly email: string
  readonly name: string
}

/**
 * Removes what the platform itself would keep of a person for a day or two: their address in the counts of attempts,
 * their name in answers stored for repeated requests. A key stays used, so that repeating still acts once.
 */
export function tracesInDatabase(database: Database): (person: Person) => Promise<void> {
  const forgetAttempts = database.statement<never>(
    'forget-attempts-of',
    `delete from platform.attempt where right(key, length($1) + 1) = ':' || $1::text`,
  )
  const emptyAnswers = database.statement<never>(
    'empty-answers-about',
    `update platform.idempotency set body = case
         when strpos(body, $1) > 0 or strpos(body, $2) > 0 then '{}'
         else replace(body, $3, 'a former member')
       end
     where strpos(body, $1) > 0 or strpos(body, $2) > 0 or strpos(body, $3) > 0`,
  )
  return async ({ id, email, name }) => {
    await forgetAttempts(email)
    await forgetAttempts(id)
    await emptyAnswers(id, inJson(email), inJson(name))
  }
}

const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
