import { afterEach } from 'vitest'
import { commands, page } from 'vitest/browser'

/*
 * What tools do beside each story, for panels that nobody has open while stories are tested. This comes before
 * Storybook and React are loaded.
 */

// React draws each render into the browser's performance panel, with a stack for each element.
Reflect.deleteProperty(console, 'createTask')
Reflect.deleteProperty(console, 'timeStamp')

// The window has its size already, but for a story that wants another one.
const { viewport } = page
page.viewport = async (width, height) => {
  if (width !== innerWidth || height !== innerHeight) await viewport(width, height)
}

// Stories move a pointer of their own, so that of the browser stays where it was put first.
const moving = commands as { resetMousePosition?: () => Promise<void> }
const { resetMousePosition } = moving
let isAway: Promise<void> | undefined
moving.resetMousePosition = () => (isAway ??= resetMousePosition?.() ?? Promise.resolve())

// What axe found is the test's failure; all that it looked at besides is for Storybook's own panel.
if (import.meta.env['VITEST_STORYBOOK'] === 'false')
  afterEach(({ task }) => {
    Reflect.deleteProperty(task.meta, 'reports')
  })
