export type ThemeChoice = 'light' | 'dark' | 'system'

const key = 'theme'

/** The stored choice; `system` when there is none or the browser refuses storage. */
export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Stores the choice for the next visit and shows it at once. */
export function chooseTheme(choice: ThemeChoice): void {
  applyTheme(choice)
  try {
    if (choice === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    return
  }
}

/** Shows a theme; call it without an argument before the first paint. */
export function applyTheme(choice: ThemeChoice = themeChoice()): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = choice
}
