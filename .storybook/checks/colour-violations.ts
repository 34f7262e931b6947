import axe, { type Rule } from 'axe-core'

/** The rules that a theme can break. Everything else that axe checks is the same in every theme. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** The color problems that axe finds in the story on the page. Switches to this theme for the duration of the check. */
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
