import { afterEach, describe, expect, it, vi } from 'vitest'
import { keepChoice } from '../../../src/web/privacy/cookies/keep-choice.ts'
import { isUntold } from '../../../src/web/privacy/cookies/stored-choice.ts'
import { tellChoice } from '../../../src/web/privacy/cookies/tell-choice.ts'

const choice = (is: boolean) => ({ analytics: is, marketing: is, preferences: is })

describe('a choice of cookies', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is still to be told when the answer is about an earlier one', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    vi.stubGlobal('location', { origin: 'https://velora.test', pathname: '/' })
    vi.stubGlobal('document', { referrer: '' })
    const accepted = Promise.withResolvers<Response>()
    vi.stubGlobal(
      'fetch',
      vi.fn().mockReturnValueOnce(accepted.promise).mockRejectedValue(new TypeError('No signal')),
    )
    vi.useFakeTimers({ now: 1_000, toFake: ['Date'] })
    const accepting = tellChoice(keepChoice(choice(true)))
    vi.setSystemTime(2_000)
    await tellChoice(keepChoice(choice(false)))
    accepted.resolve(new Response('{}'))
    await accepting
    vi.useRealTimers()
    expect(isUntold()).toBe(true)
  })
})
