import { expect, it } from 'vitest'
import type { Consent } from '../../../../src/modules/messaging/consents/consent.ts'
import { choiceOf, preferenceWording } from '../../../../src/modules/messaging/consents/preferences.ts'

const consent = (given: boolean, source = 'intake') => ({ given, source }) as Consent

it.each([
  [[], 'undecided'],
  [[consent(true)], 'on'],
  [[consent(false)], 'undecided'],
  [[consent(false, 'preferences')], 'off'],
  [[consent(false), consent(true)], 'off'],
  [[consent(false), consent(false)], 'undecided'],
])('a choice after %j, newest first, is %s', (decisions, choice) => {
  expect(choiceOf(decisions)).toBe(choice)
})

it('the words that are agreed to have a version, and say what for', () => {
  expect(preferenceWording.version).toBe('preferences-2')
  for (const statement of Object.values(preferenceWording.statements))
    expect(statement.length).toBeGreaterThan(60)
})
