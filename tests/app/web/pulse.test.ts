import { afterEach, describe, expect, it, vi } from 'vitest'
import { pulse } from '../../../ui-kit/foundations/motion/pulse.ts'

const vibrate = vi.fn()

function onAPhone({ touched = true, still = false, vibrates = true }) {
  vi.stubGlobal('matchMedia', () => ({ matches: still }))
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched }, ...(vibrates && { vibrate }) })
}

afterEach(() => {
  vibrate.mockClear()
  vi.unstubAllGlobals()
})

describe('a pulse', () => {
  it('is felt as it was asked for', () => {
    onAPhone({})
    pulse(20, 60, 30)
    expect(vibrate.mock.calls).toEqual([[[20, 60, 30]]])
  })

  it.each([
    ['before the page was touched', { touched: false }],
    ['under reduced motion', { still: true }],
    ['by a phone that has none', { vibrates: false }],
  ])('is not felt %s', (_when, phone) => {
    onAPhone(phone)
    pulse(20)
    expect(vibrate).not.toHaveBeenCalled()
  })
})
