import { beforeEach, describe, expect, it, vi } from 'vitest'
import { readPushSetup, subscribePush, unsubscribePush } from '../../../src/web/api/push/push.ts'
import { keepPushMark } from '../../../src/web/messaging/push/push-mark.ts'
import { renewPush } from '../../../src/web/messaging/push/renew-push.ts'
import { endPush } from '../../../src/web/messaging/push/set-up-push.ts'

vi.mock('../../../src/web/api/push/push.ts', () => ({
  readPushSetup: vi.fn(),
  subscribePush: vi.fn(),
  unsubscribePush: vi.fn(),
}))

const lost = 'https://push.example/lost'
/** What the server has, and what the browser has. */
const known = new Set<string>()
const own = { endpoint: undefined as string | undefined }
const subscription = (endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: null },
  toJSON: () => ({ endpoint }),
  unsubscribe: async () => Object.assign(own, { endpoint: undefined }),
})
const pushManager = {
  getSubscription: async () => own.endpoint && subscription(own.endpoint),
  async subscribe() {
    own.endpoint = 'https://push.example/new'
    return subscription(own.endpoint)
  },
}

describe('a phone that renews its subscription', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    })
    vi.stubGlobal('navigator', {
      locks: navigator.locks,
      serviceWorker: { getRegistration: async () => ({ active: {}, pushManager }) },
    })
    known.clear()
    own.endpoint = lost
    vi.mocked(subscribePush).mockImplementation(async body => {
      known.add('subscription' in body ? body.subscription.endpoint : body.endpoint)
      return { success: true }
    })
    vi.mocked(unsubscribePush).mockImplementation(async body => ({
      success: true,
      removed: Number(known.delete(body?.endpoint ?? '')),
    }))
    return () => vi.unstubAllGlobals()
  })

  it('leaves her in peace once she unsubscribes, also while it is at it', async () => {
    keepPushMark({ memberId: 'mia', endpoint: lost })
    const asked = Promise.withResolvers<Awaited<ReturnType<typeof readPushSetup>>>()
    vi.mocked(readPushSetup).mockReturnValue(asked.promise)
    const renewed = renewPush('mia')
    await vi.waitFor(() => expect(readPushSetup).toHaveBeenCalled())
    const ended = endPush()
    asked.resolve({ publicKey: 'BIqd', wording: '', devices: [], declined: false })
    await Promise.all([renewed, ended])
    expect([[...known], own.endpoint]).toEqual([[], undefined])
  })
})
