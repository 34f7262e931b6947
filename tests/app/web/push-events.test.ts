/// <reference path="../../support/web-push-testing.d.ts" />
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listenToPushes } from '../../../src/web/messaging/push/push-events.ts'
import { openTestApp, type TestApp, testSettings } from '../../support/app.ts'
import type { Browser } from '../../support/client.ts'
import type {} from '../../support/global-setup.ts'
import { type Device, PushService } from '../../support/push-service.ts'

const { vapid } = testSettings()

/** The browser around a service worker, as far as pushes go: what the worker shows, opens and subscribes to. */
function playedBrowser(next: Device) {
  const events = new EventTarget()
  const shown: { title: string; options: NotificationOptions }[] = []
  const opened: string[] = []
  const worker = Object.assign(events, {
    registration: {
      showNotification: async (title: string, options: NotificationOptions) =>
        void shown.push({ title, options }),
      getNotifications: async () => [],
      pushManager: {
        getSubscription: async () => null,
        subscribe: async () => asBrowserHasIt(next),
      },
    },
    clients: { matchAll: async () => [], openWindow: async (url: string) => void opened.push(url) },
  })
  listenToPushes(worker as unknown as ServiceWorkerGlobalScope)
  const tell = async (type: string, parts: object) => {
    const waiting: Promise<unknown>[] = []
    const waitUntil = (work: Promise<unknown>) => void waiting.push(work)
    events.dispatchEvent(Object.assign(new Event(type), { waitUntil, ...parts }))
    await Promise.all(waiting)
  }
  return { tell, shown, opened }
}

const asBrowserHasIt = ({ subscription }: Device) => ({
  endpoint: subscription.endpoint,
  options: { applicationServerKey: null },
  toJSON: () => ({ ...subscription, expirationTime: null }),
})

describe('a browser that changes its push subscription by itself', () => {
  let service: PushService
  let app: TestApp
  beforeAll(async () => {
    service = await PushService.open()
  })
  afterAll(() => service.stop())
  beforeEach(async () => {
    app = await openTestApp({
      database: 'embedded',
      env: { PUSH_HOSTS: service.host },
      pushAgent: service.agent(),
    })
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await app.stop()
  })

  /** The worker's requests carry the cookies of whoever is signed in in this browser. */
  const signedInAs = (browser: Browser) => {
    const answers: number[] = []
    vi.stubGlobal('location', { origin: 'http://velora.test' })
    vi.stubGlobal('fetch', async (path: string, { method, body }: { method: string; body: string }) => {
      const answer = await browser.send(method, path, body)
      answers.push(answer.status)
      return answer
    })
    return answers
  }
  const setUp = async (name: string) => {
    const device = await service.subscribe(vapid.publicKey)
    const member = await app.member(name)
    await member.post('/api/notifications/subscribe', { subscription: device.subscription })
    return { device, member }
  }
  const changed = (before: Device, after?: Device) => ({
    oldSubscription: asBrowserHasIt(before),
    newSubscription: after ? asBrowserHasIt(after) : null,
  })
  const reaches = async (memberId: string) => {
    const news = { title: 'News', message: 'x', url: '/', tag: 'n' } as const
    return app.modules.messaging.pushTo(memberId, news)
  }

  it.each(['subscribed anew by the browser', 'subscribed anew by the app'])(
    'goes on under the new one, and the other device stays: %s',
    async by => {
      const { device: phone, member: mia } = await setUp('Mia')
      const tablet = await service.subscribe(vapid.publicKey)
      await mia.post('/api/notifications/subscribe', { subscription: tablet.subscription })
      const next = await service.subscribe(vapid.publicKey)
      const answers = signedInAs(mia)
      const { tell } = playedBrowser(next)
      await tell('pushsubscriptionchange', changed(phone, by.endsWith('browser') ? next : undefined))
      expect(answers).toEqual([200])
      expect(await reaches(mia.id)).toMatchObject({ devices: 2, sent: 2 })
      expect([phone, tablet, next].map(({ messages }) => messages().length)).toEqual([0, 1, 1])
      const consents = await app.modules.messaging.listConsents(mia.id)
      expect(consents.filter(({ channel }) => channel === 'push')).toHaveLength(2)
    },
  )

  it('takes no device over while somebody else is signed in there', async () => {
    const { device, member: mia } = await setUp('Mia')
    const next = await service.subscribe(vapid.publicKey)
    const answers = signedInAs(await app.member('Noor'))
    await playedBrowser(next).tell('pushsubscriptionchange', changed(device, next))
    expect(answers).toEqual([409])
    expect(await reaches((await app.member('Noor')).id)).toMatchObject({ devices: 0 })
    expect(await reaches(mia.id)).toMatchObject({ devices: 1, sent: 1 })
  })

  it('asks nobody where it does not say what it had before', async () => {
    const next = await service.subscribe(vapid.publicKey)
    const answers = signedInAs(await app.member('Mia'))
    await playedBrowser(next).tell('pushsubscriptionchange', { oldSubscription: null, newSubscription: null })
    expect(answers).toEqual([])
  })

  it('shows what comes, also what it can’t read, and opens addresses of the app only', async () => {
    const next = await service.subscribe(vapid.publicKey)
    signedInAs(await app.member('Mia'))
    const { tell, shown, opened } = playedBrowser(next)
    await tell('push', {
      data: { json: () => ({ title: 'A gift', message: 'For you', url: '/rewards', tag: 'o' }) },
    })
    await tell('push', {
      data: {
        json: () => {
          throw new SyntaxError('no JSON')
        },
      },
    })
    expect(shown.map(({ title, options }) => [title, options.body])).toEqual([
      ['A gift', 'For you'],
      ['News for you', 'Open the app to see what’s new.'],
    ])
    for (const data of ['/rewards', 'https://evil.test/', undefined])
      await tell('notificationclick', { notification: { data, close: () => undefined } })
    expect(opened).toEqual(['http://velora.test/rewards', 'http://velora.test/', 'http://velora.test/'])
  })
})
