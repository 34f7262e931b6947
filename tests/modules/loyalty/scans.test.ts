import { describe, expect, it } from 'vitest'
import { effectiveTime, parseSignedToken } from '../../../src/modules/loyalty/check-in/check-in-codes.ts'
import type { WaitingScan } from '../../../src/modules/loyalty/check-in/ports.ts'
import { provesScan } from '../../../src/modules/loyalty/check-in/scan-proofs.ts'
import { stateOf } from '../../../src/modules/loyalty/check-in/waiting-scans.ts'

describe('the moment of a scan', () => {
  const now = new Date('2026-11-21T18:00:00Z')
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000)

  it.each([
    ['now, when the phone sent it at once', undefined, now],
    ['its own, when it was kept', ago(300), ago(300)],
    ['its own, up to 15 minutes', ago(900), ago(900)],
    ['too old after 15 minutes', ago(900.001), 'too old'],
    ['now, when the phone’s clock is up to a minute ahead', ago(-60), now],
    ['from the future when it is more', ago(-60.001), 'from the future'],
  ])('is %s', (_what, scannedAt, moment) => {
    expect(effectiveTime(scannedAt, now)).toEqual(moment)
  })
})

describe('a proof', () => {
  const windowAt = 1_000 * 30_000

  it.each([
    ['a minute before the code came', windowAt - 60_000, true],
    ['earlier than that', windowAt - 60_001, false],
    ['when the code came', windowAt, true],
    ['at the last moment at which the code was taken', windowAt + 59_999, true],
    ['when it no longer was', windowAt + 60_000, false],
  ])('of %s', (_when, provedAtMs, proves) => {
    expect(provesScan(provedAtMs, 1_000)).toBe(proves)
  })
})

it('a scan that waits for the desk expires after 24 hours, unless somebody decided it', () => {
  const scannedAt = new Date('2026-11-21T18:00:00Z')
  const scan = { scannedAt, status: 'waiting' } as WaitingScan
  const until = new Date('2026-11-22T18:00:00Z')
  expect(stateOf(scan, new Date(until.getTime() - 1))).toBe('waiting')
  expect(stateOf(scan, until)).toBe('expired')
  expect(stateOf({ ...scan, status: 'declined' }, until)).toBe('declined')
})

describe('what is signed', () => {
  const id = '0193a2f0-0000-7000-8000-000000000001'
  const signature = 'a-signature-of-20-letters'

  it('is taken apart', () => {
    expect(parseSignedToken(`desk:${id}:59000000:${signature}`)).toEqual({
      kind: 'desk',
      id,
      number: 59_000_000,
      text: `desk:${id}:59000000`,
      signature,
    })
    expect(parseSignedToken(`desk-screen:${id}:1:${signature}`)).toMatchObject({
      kind: 'desk-screen',
      number: 1,
    })
  })

  it.each([
    `VELORA-ABCDEFGHJKMN`,
    `x desk:${id}:1:${signature}`,
    `desk:${id}:1:${signature} x`,
    `desk:${id.slice(1)}:1:${signature}`,
    `desk:${id}::${signature}`,
    `desk:${id}:x:${signature}`,
    `desk:${id}:1:too-short`,
    `door:${id}:1:${signature}`,
  ])('is nothing in %s', scanned => {
    expect(parseSignedToken(scanned)).toBeUndefined()
  })
})
