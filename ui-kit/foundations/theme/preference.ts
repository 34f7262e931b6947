export type ThemeChoice = 'light' | 'dark' | 'system'

const key = 'theme'

/** The stored choice; `system` if there's none or the browser blocks storage. */
export function themeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(key)
    return stored === 'light' || stored === 'dark' ? stored : 'system'
  } catch {
    return 'system'
  }
}

/** Stores the choice for the next visit and applies it immediately. */
export function chooseTheme(choice: ThemeChoice): void {
  applyTheme(choice)
  try {
    if (choice === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, choice)
  } catch {
    return
  }
}

/** Applies a theme. Call it without an argument before the first paint. */
export function applyTheme(choice: ThemeChoice = themeChoice()): void {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset['theme']
  else root.dataset['theme'] = choice
}
