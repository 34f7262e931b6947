import { describe, expect, it } from 'vitest'
import { smsLength } from '../../../src/web/staff/messages/sms/sms-length.ts'

describe('an SMS is billed', () => {
  it.each([
    ['', 'GSM-7', 0],
    ['x'.repeat(160), 'GSM-7', 1],
    ['x'.repeat(161), 'GSM-7', 2],
    ['x'.repeat(306), 'GSM-7', 2],
    ['x'.repeat(307), 'GSM-7', 3],
    // The euro sign takes two places, and is not torn apart between two parts.
    [`${'x'.repeat(158)}€`, 'GSM-7', 1],
    [`${'x'.repeat(159)}€`, 'GSM-7', 2],
    [`${'x'.repeat(152)}€${'x'.repeat(152)}`, 'GSM-7', 3],
    ['é'.repeat(160), 'GSM-7', 1],
    ['“'.repeat(70), 'UCS-2', 1],
    ['“'.repeat(71), 'UCS-2', 2],
    ['🍵'.repeat(35), 'UCS-2', 1],
    // 67 units a part: 33 of these, and not half of the next one.
    ['🍵'.repeat(67), 'UCS-2', 3],
  ])('%#: %s', (text, encoding, segments) => {
    expect(smsLength(text)).toEqual({ encoding, segments })
  })
})
