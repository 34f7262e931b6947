import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../src/demo/accounts.ts'
import { miasIntake } from '../../src/demo/year/mias-year.ts'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'

const run = 'top.scriptRan=1'

/** What would run in a page that takes any of it for markup, an address or a script. */
const payloads = [
  `<script>${run}</script>`,
  `<ScRiPt>${run}</sCrIpT>`,
  `<script src="data:text/javascript,${run}"></script>`,
  `</script><script>${run}</script>`,
  `</title><script>${run}</script>`,
  `</textarea><script>${run}</script>`,
  `</style><script>${run}</script>`,
  `--><script>${run}</script>`,
  `]]><script>${run}</script>`,
  `<img src=x onerror=${run}>`,
  `<img src=x onerror="${run}">`,
  `<img/src=x/onerror=${run}>`,
  `<svg onload=${run}>`,
  `<svg><script>${run}</script></svg>`,
  `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  `<math><mtext></p><img src=x onerror=${run}></math>`,
  `<body onload=${run}>`,
  `<input autofocus onfocus=${run}>`,
  `<select autofocus onfocus=${run}>`,
  `<textarea autofocus onfocus=${run}>`,
  `<details open ontoggle=${run}>`,
  `<video><source onerror=${run}></video>`,
  `<audio src=x onerror=${run}>`,
  `<object data="javascript:${run}"></object>`,
  `<embed src="javascript:${run}">`,
  `<iframe src="javascript:${run}"></iframe>`,
  `<iframe srcdoc="<script>${run}</script>"></iframe>`,
  `<a href="javascript:${run}">press</a>`,
  `<form action="javascript:${run}"><button autofocus>`,
  `<meta http-equiv=refresh content="0;url=javascript:${run}">`,
  `<base href="javascript:${run}//">`,
  `<link rel=stylesheet href="javascript:${run}">`,
  `<style>@import "javascript:${run}";</style>`,
  `<div style="background:url(javascript:${run})">`,
  `<template><script>${run}</script></template>`,
  `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  `" autofocus onfocus="${run}`,
  `' onmouseover='${run}`,
  `javascript:${run}`,
  `{{constructor.constructor('${run}')()}}\u2028\${${run}}`,
]

describe('words that are kept', () => {
  let clinic: DemoClinic
  let olga: Page
  let mia: Page

  beforeAll(async () => {
    clinic = await openDemoClinic()
    const { identity, content, diary, requests, messaging, loyalty, privacy, patients } = clinic.app.modules
    const { id } = (await patients.patientByEmail(demoAccounts.member.email)) ?? { id: '' }
    const [service] = await content.listServices()
    const serviceId = service?.id ?? ''
    for (const [n, words] of payloads.entries()) {
      const names = { name: words, firstName: words, lastName: words }
      await identity.register({ email: `guest${n}@velora.test`, password: 'velora-secret', ...names })
      const post = { title: words, excerpt: words, content: words, metaTitle: words, metaDescription: words }
      await content.createPost({ ...post, category: null, tags: [words], status: 'published' })
      await content.createPromotion({ ...promotion, title: words, description: words }, words)
      await diary.addDiaryEntry(id, { ...entry, title: words, description: words, serviceId })
      await requests.requestPoints(id, { serviceId, treatmentDate: undefined, notes: words })
      await messaging.startCampaign({ ...notification, title: words, message: words }, words)
      await loyalty.adjustPoints({ memberId: id, type: 'add', points: 1, reason: words, actor: 'staff:olga' })
      await identity.addStaff(words.slice(0, 100), 'front desk')
    }
    const answers = { medicalConditions: payloads.join('\n'), allergies: payloads.slice(0, 20).join('\n') }
    await privacy.submitIntake(id, { ...miasIntake, ...answers, address: payloads[9] ?? '' })
    const phone = await clinic.phone({ signedIn: true })
    const desk = await clinic.phone({ viewport: { width: 1280, height: 800 } })
    await clinic.openStaffArea(desk)
    for (const context of [phone, desk]) await context.addInitScript(countingBlocked)
    mia = await phone.newPage()
    olga = await desk.newPage()
  })
  afterAll(() => clinic?.stop())

  const visit = async (page: Page, path: string, open?: (page: Page) => Promise<unknown>) => {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await open?.(page)
    return page.evaluate<Found>(whatRan)
  }
  const safe = { ran: false, blocked: [], words: expect.any(Number) }
  const unseen: string[] = []
  /** Where such words are not to be read. Everywhere else they come at last, however slow the machine is. */
  const withoutWords = [
    '/',
    '/profile',
    '/admin?panel=award-points',
    '/admin',
    '/admin/vouchers',
    '/admin/audit',
    '/admin/api-keys',
  ]
  const untilThere = (page: Page) => page.getByText('scriptRan').first().waitFor()
  const expectSafe = async (page: Page, path: string, open?: (page: Page) => Promise<unknown>) => {
    const found = await visit(page, path, open ?? (withoutWords.includes(path) ? undefined : untilThere))
    expect({ path, ...found }).toEqual({ path, ...safe })
    if (found.words === 0) unseen.push(path)
  }

  it.each(['/', '/diary', '/promotions', '/blog', '/request-points', '/profile'])(
    'run nowhere that members look: %s',
    path => expectSafe(mia, path),
  )

  it('run in no post, opened by its address', async () => {
    const posts = await clinic.app.modules.content.listPosts()
    const hostile = posts.filter(({ title }) => title.includes('scriptRan'))
    expect(hostile).toHaveLength(payloads.length)
    // The server paints each of them into a page; a few are also opened by the app.
    for (const { id } of hostile) {
      const address = `${clinic.app.url}/blog/${id.slice(-12)}`
      const html = await (await fetch(address)).text()
      expect(html.replaceAll(/<script nonce[^>]*>/g, '')).not.toMatch(
        /<(script|img|svg|iframe)[^>]*scriptRan/i,
      )
    }
    for (const { id } of hostile.slice(0, 5)) await expectSafe(mia, `/blog/${id.slice(-12)}`)
  })

  it.each([
    '/admin?panel=patients',
    '/admin?panel=monthly-specials',
    '/admin?panel=blog',
    '/admin?panel=service-requests',
    '/admin?panel=push-notifications',
    '/admin?panel=award-points',
    '/admin',
    '/admin/vouchers',
    '/admin/overview',
    '/admin/audit',
    '/admin/people',
    '/admin/api-keys',
    '/admin/outbox',
  ])('run nowhere that staff look: %s', path => expectSafe(olga, path), 60_000)

  it('run in no medical answers', async () => {
    await expectSafe(olga, '/admin?panel=patients', async page => {
      await page.getByRole('searchbox').fill(demoAccounts.member.email)
      await page.getByRole('link', { name: /^Details for Mia/ }).click()
      await page.getByRole('button', { name: 'Show Medical Answers' }).click()
      await page.getByText('scriptRan').first().waitFor()
    })
  })

  it('stand there as they were written, so that there was something to run', () => {
    expect(unseen.filter(path => !withoutWords.includes(path))).toEqual([])
  })
})

const promotion = {
  discountType: 'other',
  discountValue: 0,
  validFrom: '2020-01-01',
  validUntil: '2099-12-31',
  targetAudience: 'ALL',
} as const
const entry = { entryType: 'before', treatmentDate: null, imageUrl: null } as const
const notification = {
  kind: 'notification',
  type: 'GENERAL',
  audience: { kind: 'ALL', tier: null, leastPoints: null, mostPoints: null },
  imageUrl: null,
  sendToAll: false,
  scheduledFor: null,
} as const

interface Found {
  readonly ran: boolean
  readonly blocked: readonly string[]
  readonly words: number
}

/** In the page: whether anything ran or was about to, and how often the words can be read. */
const whatRan = `({
  ran: 'scriptRan' in top,
  blocked,
  words: document.body.innerText.split('scriptRan').length - 1,
})`

/** In the page: what its policy had to stop was taken for something that runs. */
const countingBlocked = `
  window.blocked = []
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    blocked.push([violatedDirective, blockedURI, sample].join(' ')))
`
