import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { demoAccounts } from '../../src/demo/accounts.ts'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'
import { expectOnPage } from '../support/expect-on-page.ts'

/** Keeps what the page's headings said, whenever something on the page changed. */
const watchHeadings = `
  globalThis.headings = new Set()
  const note = () => {
    for (const heading of document.querySelectorAll('h1')) if (heading.checkVisibility()) headings.add(heading.textContent)
  }
  new MutationObserver(note).observe(document, { childList: true, subtree: true })
`

describe('home after signing in', () => {
  let built: DemoClinic
  beforeAll(async () => {
    built = await openDemoClinic()
  })
  afterAll(() => built?.stop())

  /** A phone on a line so slow that nothing but the answer to signing in arrives. */
  async function opened(path: string): Promise<Page> {
    const phone = await built.phone()
    onTestFinished(() => phone.close())
    const page = await phone.newPage()
    await page.goto(path)
    return page
  }

  async function signIn(page: Page) {
    const { email, password } = demoAccounts.member
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(password)
    await page.route('**/api/auth/user', () => undefined)
    await page.route('**/assets/*', async route => {
      await page.waitForTimeout(400)
      await route.continue()
    })
    await page.evaluate(watchHeadings)
    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await expectOnPage(page.getByRole('heading', { name: 'Hello, Mia' })).toBeVisible()
    const headings = await page.evaluate<string[]>('[...headings]')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    return headings
  }

  it('is there without the landing page in between', async () => {
    const page = await opened('/auth')
    expect(await signIn(page)).toEqual(['Your VIP membership', 'Hello, Mia'])
  })

  it('takes the answer to signing in as the current user', async () => {
    const page = await opened('/')
    await page.getByRole('heading', { name: 'Welcome to Velora' }).scrollIntoViewIfNeeded()
    const [, ...later] = await signIn(page)
    expect(later).toEqual(['Hello, Mia'])
  })
})
