import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'

let clinic: DemoClinic

beforeAll(async () => {
  clinic = await openDemoClinic()
})

afterAll(() => clinic?.stop())

type Motion = { readonly reducedMotion: 'reduce' | 'no-preference' }

describe('from a card of the blog to its post and back', () => {
  it('the picture and the title move, and nothing else does', async () => {
    const page = await blog({ reducedMotion: 'no-preference' })
    const card = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 2 }) })
      .nth(3)
    await card.scrollIntoViewIfNeeded()
    const title = await card.getByRole('heading').innerText()
    const scrolled = await page.evaluate<number>('scrollY')
    await watch(page)
    await card.getByRole('button').click()
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    expect(await layersOf(page, 1)).toEqual(['root', 'shared-picture', 'shared-title'])
    expect(await page.evaluate<number>('scrollY')).toBe(0)
    await page.goBack()
    await page.getByRole('button', { name: title }).waitFor()
    expect(await layersOf(page, 2)).toEqual(['root', 'shared-picture', 'shared-title'])
    expect(await page.evaluate<number>('scrollY')).toBe(scrolled)
    expect(await page.evaluate<string>('document.activeElement.textContent')).toBe(title)
    expect(await page.evaluate<number[]>('window.shifts')).toEqual([])
    await page.context().close()
  })

  it('nothing moves where a swipe has moved the page already', async () => {
    const page = await blog({ reducedMotion: 'no-preference' })
    await watch(page)
    await page.getByRole('listitem').getByRole('button').first().click()
    expect(await layersOf(page, 1)).toContain('shared-picture')
    await page.evaluate(
      `Object.defineProperty(PopStateEvent.prototype, 'hasUAVisualTransition', { get: () => true })`,
    )
    await page.goBack()
    await page.getByRole('listitem').getByRole('button').first().waitFor()
    expect(await page.evaluate<number>('window.transitions.length')).toBe(1)
    await page.context().close()
  })

  it('nothing moves under reduced motion', async () => {
    const page = await blog({ reducedMotion: 'reduce' })
    await watch(page)
    await page.getByRole('listitem').getByRole('button').first().click()
    await page.getByRole('button', { name: 'Back to Blog' }).first().click()
    await page.getByRole('listitem').getByRole('button').first().waitFor()
    expect(await page.evaluate<number>('window.transitions.length')).toBe(0)
    await page.context().close()
  })
})

describe('a tier that was reached', () => {
  it('turns the card once: not after a reload, not in a second tab', async () => {
    const phone = await clinic.phone({ signedIn: true, reducedMotion: 'no-preference' })
    const page = await phone.newPage()
    await page.goto('/')
    await expect
      .poll(() => page.evaluate<string>(`Object.keys(localStorage).join()`))
      .toContain('celebrated:')
    await page.evaluate(lastSeenAsBronze)
    await page.reload()
    const card = page.locator('[popover]:has([data-shown])')
    await card.waitFor()
    const second = await phone.newPage()
    await second.goto('/')
    await second.getByRole('heading', { level: 1 }).waitFor()
    await card.waitFor({ state: 'detached' })
    await page.reload()
    for (const tab of [page, second]) {
      await tab.waitForTimeout(2500)
      expect(await tab.locator('[popover]:has([data-shown])').count()).toBe(0)
    }
    await phone.close()
  })
})

const lastSeenAsBronze = `(() => {
  const key = Object.keys(localStorage).find(each => each.startsWith('celebrated:'))
  localStorage[key] = JSON.stringify({ ...JSON.parse(localStorage[key]), tier: 'Bronze' })
})()`

/** The blog, where somebody has pressed a key already: what moves cards is loaded. */
async function blog({ reducedMotion }: Motion): Promise<Page> {
  const phone = await clinic.phone({ reducedMotion })
  const page = await phone.newPage()
  await page.goto('/blog')
  await page.waitForLoadState('networkidle')
  let loaded = false
  page.on('response', response => {
    loaded ||= /share-elements-.*\.js/.test(response.url())
  })
  const pressed = async () => {
    await page.keyboard.press('Shift')
    return loaded
  }
  await expect.poll(pressed).toBe(true)
  await page.waitForLoadState('networkidle')
  return page
}

/** Keeps the layers of each view transition, and how far the page shifts by itself. */
const watch = (page: Page) =>
  page.evaluate(`(() => {
    window.shifts = []
    new PerformanceObserver(list => {
      for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) shifts.push(value)
    }).observe({ type: 'layout-shift' })
    window.transitions = []
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = change => {
      const transition = start(change)
      const layers = transition.ready.then(() => document.getAnimations()
        .map(({ effect }) => /^::view-transition-group\\((.*)\\)/.exec(effect.pseudoElement ?? '')?.[1])
        .filter(Boolean).toSorted())
      transitions.push(layers)
      return transition
    }
  })()`)

/** What has moved in the transition of this number. */
async function layersOf(page: Page, number: number): Promise<readonly string[]> {
  await expect.poll(() => page.evaluate<number>('transitions.length')).toBe(number)
  return page.evaluate<readonly string[]>(`transitions[${number - 1}]`)
}
