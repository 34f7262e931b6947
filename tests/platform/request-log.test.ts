import { expect, it } from 'vitest'
import { beginningOf } from '#platform/http/server/every-answer.ts'

it.each([
  ['/assets/app.js', '/assets/app.js'],
  ['/api/admin/users/1/intake', '/api/admin'],
  ['/preview/q83vEjRWeJCrze8BI0VniQq83vEjRWeJCrze8BI0Vni/api/services', '/preview'],
])('the log calls %s by its beginning, without what opens it', (path, said) => {
  expect(beginningOf(path)).toBe(said)
})
