import { expect, it } from 'vitest'
import { hintOf, keyOf, stateOf } from '../../../src/modules/integrations/api-keys/api-key.ts'

const at = new Date('2026-11-21T12:00:00Z')

it('a key says what it is, and is known again by its end', () => {
  expect([keyOf('abcdef'), hintOf('vlr_abcdef')]).toEqual(['vlr_abcdef', 'cdef'])
})

it.each([
  [null, null, 'working'],
  [null, '2026-11-21', 'working'],
  [null, '2026-11-20', 'ended'],
  [at, '2026-11-20', 'revoked'],
  [at, null, 'revoked'],
])('a key that is revoked at %s and ends on %s is %s', (revokedAt, endsOn, state) => {
  expect(stateOf({ revokedAt, endsOn }, '2026-11-21')).toBe(state)
})
