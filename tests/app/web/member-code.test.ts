import { expect, it } from 'vitest'
import { cardLink } from '../../../src/modules/identity/claims/codes.ts'
import { memberCode, memberIn } from '../../../src/web/member/member-code.ts'

const id = '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01'

it('is short enough for a coarse picture, and read as a scanner types it', () => {
  expect(memberCode(id)).toMatch(/^[0-9A-Z]{33}$/)
  for (const scanned of [memberCode(id), ` ${memberCode(id).toLowerCase()}\n`])
    expect(memberIn(scanned)).toBe(id)
})

it('is also on a printed card', () => {
  const link = cardLink('https://vip.velora.example', 'b7qm-4xvd-9hj2-w3rt', id)
  expect(memberIn(link)).toBe(id)
  expect(memberIn(`${link}0`)).toBeUndefined()
})

it('is no other code at the desk', () => {
  for (const other of [
    'K7RW2M9Q',
    'VELORA-7KQ2MXW9P4HT',
    'https://vip.velora.example/claim#code=b7qm-4xvd-9hj2-w3rt',
    id,
    memberCode(id).slice(0, -1),
    `${memberCode(id)}0`,
    '',
  ])
    expect(memberIn(other)).toBeUndefined()
})
