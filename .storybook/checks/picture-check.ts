import type { ReactRenderer } from '@storybook/react-vite'
import type { AfterEach } from 'storybook/internal/types'
import { testedFile } from './tested-file.ts'

const themes = ['light', 'dark'] as const
/** Pictures of selected screens are taken at every width that screens are designed for. */
const widths = [320, 390, 768, 1280, 1440]
const height = 844
/** The pauses before each attempt, as long as the picture doesn't match. */
const pausesMs = [0, 50, 100, 200, 400, 800, 1600]

/**
 * Compares screens that have `pictures: 'every width'` with their reference pictures, in both themes. With
 * `npm run nightly`, it compares every component's stories, too. Only runs in tests. `pictures: false` means that a story
 * never looks the same twice.
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
  // Makes letters equally wide on every machine, so that lines break at the same words.
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
      // Anything measured after painting may still be moving. A real difference stays.
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

/** Waits two frames, so that resize observers have run. */
const settled = (pauseMs: number) =>
  new Promise(resolve =>
    setTimeout(() => requestAnimationFrame(() => requestAnimationFrame(resolve)), pauseMs),
  )

/** Jumps to the animation's end. One that never ends goes back to its start. */
function ended(animation: Animation): void {
  const { endTime } = animation.effect?.getComputedTiming() ?? {}
  if (endTime === Number.POSITIVE_INFINITY) animation.cancel()
  else animation.finish()
}

/** Images out of view may never load. */
const seenImages = () =>
  [...document.images].filter(
    image => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
  )

/** The height of the content; everything below it is empty. */
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
