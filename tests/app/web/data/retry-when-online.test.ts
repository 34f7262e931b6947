import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { retryWhenOnline } from '../../../../src/web/data/retry-when-online.ts'

/** A page that can be hidden, and a phone whose signal can come back. */
const page = Object.assign(new EventTarget(), { hidden: false })
const phone = new EventTarget()
const kept = new EventTarget()

describe('what waits for a signal', () => {
  const answers: boolean[] = []
  const attempt = vi.fn(async () => answers.shift() ?? false)
  let end: () => void
  const start = () => {
    end = retryWhenOnline(attempt, listener => {
      kept.addEventListener('change', listener)
      return () => kept.removeEventListener('change', listener)
    })
  }
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', page)
    vi.stubGlobal('addEventListener', phone.addEventListener.bind(phone))
    vi.stubGlobal('removeEventListener', phone.removeEventListener.bind(phone))
    page.hidden = false
    answers.length = 0
    attempt.mockClear()
  })
  afterEach(() => {
    end()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)
  const change = () => kept.dispatchEvent(new Event('change'))

  it('is tried at once, and every 20 seconds while it waits', async () => {
    answers.push(true, true)
    start()
    await pass(39)
    expect(attempt).toHaveBeenCalledTimes(2)
    await pass(60)
    expect(attempt).toHaveBeenCalledTimes(3)
  })

  it('is tried 20 seconds after it was put there, though the phone says nothing of a signal', async () => {
    start()
    await pass(60)
    expect(attempt).toHaveBeenCalledTimes(1)
    change()
    await pass(15)
    change()
    await pass(4)
    expect(attempt).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(attempt).toHaveBeenCalledTimes(2)
    await pass(60)
    expect(attempt).toHaveBeenCalledTimes(2)
  })

  it('is tried when the signal is back and when somebody comes back, and not where nobody looks', async () => {
    start()
    phone.dispatchEvent(new Event('online'))
    page.dispatchEvent(new Event('visibilitychange'))
    expect(attempt).toHaveBeenCalledTimes(3)
    page.hidden = true
    change()
    await pass(60)
    expect(attempt).toHaveBeenCalledTimes(3)
  })

  it('is left alone once nobody is there for it', async () => {
    answers.push(true)
    start()
    await pass(1)
    end()
    change()
    phone.dispatchEvent(new Event('online'))
    await pass(60)
    expect(attempt).toHaveBeenCalledTimes(1)
  })
})
