import { afterEach } from 'vitest'
import { commands, page } from 'vitest/browser'

/*
 * Turns off what tools do alongside each story for panels that nobody has open during tests. Runs before Storybook and
 * React load.
 */

// React logs each render to the browser's performance panel, with a stack for each element.
Reflect.deleteProperty(console, 'createTask')
Reflect.deleteProperty(console, 'timeStamp')

// The window already has the right size, unless a story wants another one.
const { viewport } = page
page.viewport = async (width, height) => {
  if (width !== innerWidth || height !== innerHeight) await viewport(width, height)
}

// Stories move a simulated pointer, so the browser's own stays where it was first put.
const moving = commands as { resetMousePosition?: () => Promise<void> }
const { resetMousePosition } = moving
let isAway: Promise<void> | undefined
moving.resetMousePosition = () => (isAway ??= resetMousePosition?.() ?? Promise.resolve())

// A test fails with what axe found. The rest of its report is only for Storybook's own panel.
if (import.meta.env['VITEST_STORYBOOK'] === 'false')
  afterEach(({ task }) => {
    Reflect.deleteProperty(task.meta, 'reports')
  })
