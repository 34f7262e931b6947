import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type DemoClinic, openDemoClinic } from '../support/demo-clinic.ts'

const visitors = [
  { path: '/', signedIn: false },
  { path: '/services', signedIn: false },
  { path: '/', signedIn: true },
  { path: '/rewards', signedIn: true },
]

describe('a phone that was here before', () => {
  let clinic: DemoClinic
  beforeAll(async () => {
    clinic = await openDemoClinic()
  })
  afterAll(() => clinic?.stop())

  it.each(visitors)('loads no script again at $path (signed in: $signedIn)', async ({ path, signedIn }) => {
    const phone = await clinic.phone({ signedIn })
    onTestFinished(() => phone.close())
    const first = await visited(await phone.newPage(), path)
    // There was something to load, and the figures say so.
    expect(bytesOf(first)).toBeGreaterThan(1_000)
    const second = await visited(await phone.newPage(), path)
    expect(second.length).toBeGreaterThanOrEqual(2)
    // On a busy machine what comes last may not have been there yet when the first visit ended: that is not again.
    const known = new Set(first.map(({ path }) => path))
    expect(second.filter(({ path, bytes }) => known.has(path) && bytes > 0)).toEqual([])
  })
})

interface Script {
  readonly path: string
  readonly bytes: number
}

const bytesOf = (scripts: readonly Script[]) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

/** What a visit loads of scripts, and how much of each came over the network. */
async function visited(page: Page, path: string): Promise<Script[]> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  // What the app brings along once the screen stands.
  await page.waitForTimeout(1_000)
  await page.waitForLoadState('networkidle')
  const scripts = await page.evaluate<Script[]>(scriptsLoaded)
  await page.close()
  return scripts
}

const scriptsLoaded = `performance.getEntriesByType('resource')
  .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
  .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize }))`
