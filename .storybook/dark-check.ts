import type { ReactRenderer } from '@storybook/react-vite'
import axe, { type Rule } from 'axe-core'
import type { AfterEach } from 'storybook/internal/types'

/** What a theme can break: everything else that axe looks at is the same in both. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/**
 * Looks at a story in the dark theme once its test is through in the light one: a second visit would play and check
 * all of it again for the sake of its colours. Only where stories are tested; whoever reads Storybook has the switch.
 */
export const darkCheck: AfterEach<ReactRenderer> = async ({ parameters, viewMode, name }) => {
  if (
    import.meta.env['VITEST_STORYBOOK'] === undefined ||
    viewMode !== 'story' ||
    parameters['a11y']?.test !== 'error'
  )
    return
  const root = document.documentElement
  const usual = root.dataset['theme'] ?? 'light'
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }'
  document.head.append(still)
  root.dataset['theme'] = 'dark'
  try {
    axe.reset()
    axe.configure({ rules: (parameters['a11y'].config?.rules ?? []) as Rule[] })
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: rulesOfColour },
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
    })
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(node => `${id}: ${node.failureSummary} ${node.html}`),
    )
    if (found.length > 0) throw new Error(`${name} in the dark theme: ${found.join('\n')}`)
  } finally {
    root.dataset['theme'] = usual
    still.remove()
  }
}
