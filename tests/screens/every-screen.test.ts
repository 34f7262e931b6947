import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'
import { reachedByKeyboard, tabbable } from './keyboard.ts'
import { screens } from './screens.ts'

let clinic: DemoClinic

beforeAll(async () => {
  clinic = await openDemoClinic()
}, 60_000)

afterAll(() => clinic?.stop())

async function open(screen: (typeof screens)[number], options: { dark?: boolean; width?: number } = {}) {
  const context = await clinic.phone({
    signedIn: screen.signedIn,
    colorScheme: options.dark ? 'dark' : 'light',
    viewport: { width: options.width ?? 390, height: 844 },
  })
  const page = await context.newPage()
  await page.goto(screen.path)
  await page.waitForLoadState('networkidle')
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  return page
}

const rulesBroken = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

describe.each(screens)('$path (signed in: $signedIn)', screen => {
  it.each([{ dark: false }, { dark: true }])('is clean under axe (dark: $dark)', async ({ dark }) => {
    const page = await open(screen, { dark })
    expect(await rulesBroken(page)).toEqual([])
    await page.context().close()
  })

  it('fits 320 px: nothing is cut off or scrolls sideways', async () => {
    const page = await open(screen, { width: 320 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await rulesBroken(page)).toEqual([])
    await page.context().close()
  })

  it('gives everything that can be pressed to the keyboard, in order, with the focus in sight', async () => {
    const page = await open(screen)
    const wanted = await tabbable(page)
    const { reached, unseen } = await reachedByKeyboard(page, wanted.length)
    expect(reached).toEqual(wanted)
    expect(unseen).toEqual([])
    await page.context().close()
  })
})
