import { defineBrowserCommand } from '@vitest/browser-playwright'
import type { CDPSession, Page } from 'playwright'
import { pinnedChromium } from '../../chromium.ts'
import { heldAgainstReference } from './reference-pictures.ts'

const pinned = await pinnedChromium()
if (!pinned)
  process.stdout.write('Pictures are not compared: npm has no Chromium for this machine to draw them with.\n')

const sessions = new WeakMap<Page, Promise<CDPSession>>()

/** For stories: takes a screenshot of the top `height` pixels of their page and compares it with its reference. */
export const holdPicture = defineBrowserCommand<[name: string, width: number, height: number]>(
  async ({ page, iframe }, name, width, height) => {
    if (!pinned) return undefined
    const box = await iframe.owner().boundingBox()
    if (!box) throw new Error('The page of the stories is not to be seen.')
    const session = sessions.get(page) ?? page.context().newCDPSession(page)
    sessions.set(page, session)
    // The page is already still; Playwright's extra steps would double the cost.
    const { data } = await (await session).send('Page.captureScreenshot', {
      clip: { x: box.x, y: box.y, width, height, scale: 1 },
      optimizeForSpeed: true,
    })
    return heldAgainstReference(name, Buffer.from(data, 'base64'))
  },
)
