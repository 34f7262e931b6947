import { AxeBuilder } from '@axe-core/playwright'
import type { RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'
import { reachedByKeyboard, tabbable } from './keyboard.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another theme or a narrower screen can break: names, roles and order are the same. */
const ofColour = ['color-contrast', 'link-in-text-block']
const ofLayout = [...ofColour, 'target-size', 'scrollable-region-focusable', 'aria-hidden-focus']

const rulesBroken = async (page: Page, rules?: readonly string[]) => {
  const runOnly = rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags }
  // What holds is not described: that was most of the time.
  const options = { runOnly, resultTypes: ['violations'], preload: false } as RunOptions
  const { violations } = await new AxeBuilder({ page }).options(options).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

interface Asked {
  readonly path: string
  readonly signedIn: boolean
  readonly staff: boolean
}

/** What holds for every screen, whoever sees it: its keyboard, its accessibility in both themes, its narrowest width. */
export function holdsFor(asked: readonly Asked[]): void {
  let clinic: DemoClinic
  beforeAll(async () => {
    clinic = await openDemoClinic()
  }, 60_000)
  afterAll(() => clinic?.stop())

  describe.each(asked)('$path (signed in: $signedIn, staff: $staff)', ({ path, signedIn, staff }) => {
    let page: Page

    beforeAll(async () => {
      // A smooth scroll to what has the focus would take longer than looking at it.
      const context = await clinic.phone({ signedIn, reducedMotion: 'reduce' })
      if (staff) await clinic.openStaffArea(context)
      page = await context.newPage()
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.getByRole('heading', { level: 1 }).first().waitFor()
    }, 30_000)

    afterAll(() => page?.context().close())

    it('gives everything that can be pressed to the keyboard, in order, with the focus in sight', async () => {
      const wanted = await tabbable(page)
      const { reached, unseen } = await reachedByKeyboard(page, wanted.length)
      expect(reached).toEqual(wanted)
      expect(unseen).toEqual([])
    })

    it.each(['light', 'dark'] as const)('is clean under axe in the %s theme', async colorScheme => {
      await page.emulateMedia({ colorScheme })
      // One that something else replaced is over, too.
      await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
      expect(await rulesBroken(page, colorScheme === 'dark' ? ofColour : undefined)).toEqual([])
    })

    it('fits 320 px: nothing is cut off or scrolls sideways', async () => {
      await page.setViewportSize({ width: 320, height: 568 })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      expect(await rulesBroken(page, ofLayout)).toEqual([])
    })
  })
}
