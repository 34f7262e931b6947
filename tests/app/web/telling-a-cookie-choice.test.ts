import { expect, it, onTestFinished, vi } from 'vitest'
import { type CookieConsent, choiceKey, isUntold } from '../../../src/web/privacy/cookies/stored-choice.ts'
import { tellChoice } from '../../../src/web/privacy/cookies/tell-choice.ts'

it('a choice of cookies is still to be told when the answer is about an earlier one', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('location', { origin: 'https://velora.test', pathname: '/' })
  vi.stubGlobal('document', { referrer: '' })
  vi.stubGlobal('fetch', async () => new Response('{}'))
  const none = {
    necessary: true,
    analytics: false,
    marketing: false,
    preferences: false,
    visitorId: '',
  } as const
  const at = (second: number): CookieConsent => ({ ...none, timestamp: new Date(second).toISOString() })
  kept.set(choiceKey, JSON.stringify(at(2)))
  await tellChoice(at(1))
  expect(isUntold()).toBe(true)
  await tellChoice(at(2))
  expect(isUntold()).toBe(false)
})
