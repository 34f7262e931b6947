import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoAccounts } from '../../../src/demo/accounts.ts'
import { type DemoClinic, openDemoClinic, phoneSize } from '../../support/demo-clinic.ts'
import { cutTexts } from './cut-texts.ts'
import { coveredFocus, reachedByKeyboard, tabbable } from './keyboard.ts'
import { movementsIn, shiftsIn, watchShifts } from './layout-shifts.ts'
import { openScreen } from './open-screen.ts'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** What another theme or a narrower screen can break: names, roles and order are the same. */
const ofColour = ['color-contrast', 'link-in-text-block']
const ofLayout = [...ofColour, 'target-size', 'scrollable-region-focusable', 'aria-hidden-focus']

const rulesBroken = async (page: Page, rules?: readonly string[]) => {
  const runOnly = rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: tags }
  // What holds is not described: that was most of the time.
  const options = { runOnly, resultTypes: ['violations'], preload: false } as RunOptions
  // Without @axe-core/playwright, which reads axe into a second page for each look, for frames that there are none of.
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>, RunOptions>(options => {
    // From the top, as the screen is opened: what happens to end under the bottom bar is no smaller target.
    scrollTo(0, 0)
    return (globalThis as unknown as { axe: typeof axe }).axe.run(options)
  }, options)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}

/** In the page: colours that a change of theme moves have arrived. One that something else replaced is over, too. */
async function standingStill() {
  const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
  await nextFrame()
  await nextFrame()
  await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
}

async function addressOf({ app }: DemoClinic, path: string): Promise<string> {
  if (!path.includes('{mia}')) return path
  const mia = await app.modules.patients.patientByEmail(demoAccounts.member.email)
  return path.replace('{mia}', mia?.id ?? '')
}

const phone = [phoneSize.width, phoneSize.height] as const
/** A narrow phone, a small laptop and a desktop. */
const narrowAndWide = [
  [320, 640],
  [1280, 800],
  [1440, 900],
] as const

interface Asked {
  readonly path: string
  readonly signedIn: boolean
  readonly staff: boolean
}

/** What holds for every screen, whoever sees it: its keyboard, its accessibility in both themes, and its layout at four widths. */
export function holdsFor(asked: readonly Asked[], prepare?: (clinic: DemoClinic) => Promise<void>): void {
  let clinic: DemoClinic
  const tabs = new Map<boolean, Promise<Page>>()
  beforeAll(async () => {
    clinic = await openDemoClinic()
    await prepare?.(clinic)
  }, 180_000)
  afterAll(() => clinic?.stop())

  /** Screens after the first find their files on the phone, as they do for people, and what its browser made of them. */
  const tabFor = ({ signedIn, staff }: Asked) => {
    const known = tabs.get(signedIn)
    if (known) return known
    // A smooth scroll to what has the focus would take longer than looking at it.
    const opened = clinic.phone({ signedIn, reducedMotion: 'reduce' }).then(async phone => {
      await watchShifts(phone)
      if (staff) await clinic.openStaffArea(phone)
      return phone.newPage()
    })
    tabs.set(signedIn, opened)
    return opened
  }

  describe.each(asked)('$path (signed in: $signedIn, staff: $staff)', screen => {
    let page: Page
    let shifts: readonly string[]
    let movements: readonly string[]

    beforeAll(async () => {
      page = await tabFor(screen)
      await page.emulateMedia({ colorScheme: 'light' })
      await page.setViewportSize(phoneSize)
      await openScreen(page, await addressOf(clinic, screen.path))
      shifts = await shiftsIn(page)
      movements = await movementsIn(page)
      await page.evaluate(axe.source)
    }, 60_000)

    // As in a tab that is new.
    afterAll(() => page?.evaluate(() => sessionStorage.clear()))

    it('moves nothing that somebody sees already', () => {
      expect(shifts).toEqual([])
    })

    it('animates nothing under reduced motion', () => {
      expect(movements).toEqual([])
    })

    it('gives everything that can be pressed to the keyboard, in order, with the focus in sight', async () => {
      const wanted = await tabbable(page)
      const { reached, unseen } = await reachedByKeyboard(page, wanted.length)
      expect(reached).toEqual(wanted)
      expect(unseen).toEqual([])
    })

    it.each(['light', 'dark'] as const)('is clean under axe in the %s theme', async colorScheme => {
      await page.emulateMedia({ colorScheme })
      await page.evaluate(standingStill)
      expect(await rulesBroken(page, colorScheme === 'dark' ? ofColour : undefined)).toEqual([])
    })

    // The bottom bar has its own heights on phones; the staff area has none.
    const sizes = [...(screen.staff ? [] : [phone]), ...narrowAndWide]
    describe.each(sizes)('at %i × %i', (width, height) => {
      beforeAll(() => page.setViewportSize({ width, height }))

      it('cuts nothing off and doesn’t scroll sideways', async () => {
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
        expect(await cutTexts(page)).toEqual([])
        expect(await rulesBroken(page, ofLayout)).toEqual([])
      })

      it('covers nothing that has the focus', async () => {
        expect(await coveredFocus(page)).toEqual([])
      })
    })
  })
}
