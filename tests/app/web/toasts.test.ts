import { afterEach, describe, expect, it, vi } from 'vitest'
import { currentToasts, dismissToast, showToast } from '../../../ui-kit/feedback/toast/store.ts'

describe('toasts', () => {
  afterEach(() => vi.useRealTimers())

  it('are one at a time: a new one takes the place of the one before', () => {
    showToast({ title: 'First' })
    showToast({ title: 'Second' })
    expect(currentToasts().map(({ title }) => title)).toEqual(['Second'])
  })

  it('are removed 1,000,000 ms after they were dismissed', () => {
    vi.useFakeTimers()
    dismissToast(showToast({ title: 'Bye' }))
    vi.advanceTimersByTime(999_999)
    expect(currentToasts()).toMatchObject([{ title: 'Bye', open: false }])
    vi.advanceTimersByTime(1)
    expect(currentToasts()).toEqual([])
  })
})
