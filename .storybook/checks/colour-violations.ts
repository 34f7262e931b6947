import axe, { type Rule } from 'axe-core'

/** What a theme can break: everything else that axe looks at is the same in all of them. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** What axe finds wrong with the colours of the story on the page, in a theme that is shown for the time of it. */
export async function colourViolations(theme: 'light' | 'dark', rules: Rule[]): Promise<string[]> {
  const root = document.documentElement
  const usual = root.dataset['theme'] ?? 'light'
  const still = document.createElement('style')
  still.textContent = '*, *::before, *::after { transition: none !important; animation: none !important }'
  document.head.append(still)
  root.dataset['theme'] = theme
  try {
    axe.reset()
    axe.configure({ rules })
    const { violations } = await axe.run(document.body, {
      runOnly: { type: 'rule', values: rulesOfColour },
      resultTypes: ['violations'],
      preload: false,
      selectors: false,
    })
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(node => `${id}: ${node.failureSummary} ${node.html}`),
    )
  } finally {
    root.dataset['theme'] = usual
    still.remove()
  }
}
