import { describe, expect, it } from 'vitest'
import {
  isRecoveryCode,
  newRecoveryCode,
  readRecoveryCode,
} from '../../../src/modules/identity/recovery/recovery-codes.ts'

describe('a recovery code', () => {
  it('is sixteen letters in four groups, each time others, without those that look like digits', () => {
    const codes = Array.from({ length: 200 }, newRecoveryCode)
    for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/)
    expect(new Set(codes).size).toBe(200)
    expect(new Set(codes.join('').replaceAll('-', '')).size).toBe(32)
  })

  it.each(['k7qm-4xvd-92hp-3w10', 'K7QM4XVD92HP3W10', ' k7qm 4xvd–92hp 3wIO', 'k7qm-4xvd-92hp-3wlo'])(
    'is read as it is meant: %s',
    typed => {
      expect(readRecoveryCode(typed)).toBe('k7qm4xvd92hp3w10')
      expect(isRecoveryCode(readRecoveryCode(typed))).toBe(true)
    },
  )

  it.each([
    '',
    '24682468',
    'velora-secret',
    'k7qm-4xvd-92hp-3w1',
    'k7qm-4xvd-92hp-3w100',
    'ü7qm4xvd92hp3w10',
  ])('is not everything: %j', typed => expect(isRecoveryCode(readRecoveryCode(typed))).toBe(false))
})
