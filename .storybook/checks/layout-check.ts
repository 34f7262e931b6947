import type { ReactRenderer } from '@storybook/react-vite'
import axe, { type Rule } from 'axe-core'
import type { AfterEach } from 'storybook/internal/types'
import { setPage } from '../switches.ts'
import { stickingOut } from './sticking-out.ts'
import { testedFile } from './tested-file.ts'

const layouts = {
  'right to left': { direction: 'rtl' },
  'text of 200 %': { text: 'large' },
} as const

/**
 * Checks a component right to left and with text at 200%. Looks for text that sticks out, in stories that ask for it. With
 * `npm run nightly`, checks all components, and also with axe.
 */
export const layoutCheck: AfterEach<ReactRenderer> = async ({ parameters, viewMode, name }) => {
  if (import.meta.env['VITEST_STORYBOOK'] === undefined || viewMode !== 'story') return
  const isComponent = parameters['guidance'] !== undefined || (await testedFile()).includes('/ui-kit/')
  const isThorough = isComponent && import.meta.env.MODE === 'nightly'
  if (!isThorough && parameters['inEveryLayout'] !== true) return
  try {
    for (const [layout, switches] of Object.entries(layouts)) {
      setPage(switches)
      await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)))
      const found = [...stickingOut(document), ...(isThorough ? await violations(parameters['a11y']) : [])]
      if (found.length > 0) throw new Error(`${name}, ${layout}: ${found.join('\n')}`)
    }
  } finally {
    setPage({})
  }
}

type Settings = { test?: string; options?: axe.RunOptions; config?: { rules?: Rule[] } }

async function violations({ test, options, config }: Settings = {}): Promise<string[]> {
  if (test !== 'error') return []
  axe.reset()
  axe.configure({ rules: config?.rules ?? [] })
  const rules = Object.fromEntries((config?.rules ?? []).map(({ id, enabled = true }) => [id, { enabled }]))
  const found = await axe.run(document.body, {
    ...options,
    rules,
    resultTypes: ['violations'],
    preload: false,
  })
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.failureSummary} ${node.html}`),
  )
}
