import type { ReactRenderer } from '@storybook/react-vite'
import type { AfterEach } from 'storybook/internal/types'
import { testedFile } from './tested-file.ts'

const themes = ['light', 'dark'] as const
/** Those of chosen screens are taken at every width that screens are made for. */
const widths = [320, 390, 768, 1280, 1440]
const height = 844
/** Before each look at what does not look as it should. */
const pausesMs = [0, 50, 100, 200, 400, 800, 1600]

/**
 * Holds screens with `pictures: 'every width'` against their reference pictures, in both themes, and in `npm run nightly` each
 * component's story. Only where stories are tested. `pictures: false` says that a story never looks the same twice.
 */
export const pictureCheck: AfterEach<ReactRenderer> = async ({ parameters, viewMode, name }) => {
  const { pictures } = parameters
  if (import.meta.env['VITEST_STORYBOOK'] === undefined || viewMode !== 'story' || pictures === false) return
  const path = await testedFile()
  const isComponent = path.includes('/ui-kit/') || parameters['guidance'] !== undefined
  if (!(isComponent && import.meta.env.MODE === 'nightly') && pictures === undefined) return
  const [, folder, file] = /([^/]+)\/([^/]+)\.stories\.tsx$/.exec(path) ?? []
  const picture = `${folder}/${file}.${kebab(name)}`
  const found = pictures === 'every width' ? await ofScreen(picture) : await inThemes(picture, innerWidth)
  if (found.length > 0) throw new Error(`${name}: ${found.join('\n')}`)
}

const kebab = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

async function ofScreen(name: string): Promise<readonly string[]> {
  const { page } = await import('vitest/browser')
  const usual = [innerWidth, innerHeight] as const
  const found: string[] = []
  for (const width of widths) {
    await page.viewport(width, height)
    found.push(...(await inThemes(`${name}.${width}`, width)))
  }
  await page.viewport(...usual)
  return found
}

async function inThemes(name: string, width: number): Promise<readonly string[]> {
  const { commands } = await import('vitest/browser')
  const root = document.documentElement
  const usual = root.dataset['theme'] ?? 'light'
  const found: string[] = []
  const still = document.head.appendChild(document.createElement('style'))
  // Letters are as wide everywhere, however a machine fits them to its pixels: lines break at the same words.
  still.textContent =
    '*, *::before, *::after { transition: none !important; caret-color: transparent !important;' +
    ' text-rendering: geometricPrecision !important }'
  for (const animation of document.getAnimations()) ended(animation)
  scrollTo(0, 0)
  await document.fonts.ready
  try {
    for (const theme of themes) {
      root.dataset['theme'] = theme
      await Promise.all(seenImages().map(image => image.decode().catch(() => undefined)))
      let wrong: string | undefined
      // What is measured after it was painted may still be on its way: what is wrong stays wrong.
      for (const pauseMs of pausesMs) {
        await settled(pauseMs)
        wrong = await commands.holdPicture(`${name}.${theme}`, width, shownHeight())
        if (!wrong) break
      }
      if (wrong) found.push(wrong)
    }
  } finally {
    root.dataset['theme'] = usual
    still.remove()
  }
  return found
}

/** Two frames later: what watches its own size has answered by then. */
const settled = (pauseMs: number) =>
  new Promise(resolve =>
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), pauseMs),
  )

/** As it stays; what never ends is taken back to its beginning. */
function ended(animation: Animation): void {
  const { endTime } = animation.effect?.getComputedTiming() ?? {}
  if (endTime === Number.POSITIVE_INFINITY) animation.cancel()
  else animation.finish()
}

/** Others may never be loaded. */
const seenImages = () =>
  [...document.images].filter(
    image => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
  )

/** What lies below everything is empty. */
function shownHeight(): number {
  const bottoms = [...document.body.querySelectorAll('*')].map(
    element => element.getBoundingClientRect().bottom,
  )
  return Math.max(16, Math.min(innerHeight, Math.ceil(Math.max(0, ...bottoms))))
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    holdPicture: (name: string, width: number, height: number) => Promise<string | undefined>
  }
}
