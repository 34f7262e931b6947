export type AuthTab = 'sign-in' | 'join'

export type AuthSearch = { tab?: AuthTab; returnTo?: string }

/** The search parameters of /auth. Ignores a return URL that leads to another site. */
export function authSearchIn(search: Record<string, unknown>): AuthSearch {
  const { tab, returnTo } = search
  return {
    ...((tab === 'sign-in' || tab === 'join') && { tab }),
    ...(isScreen(returnTo) && { returnTo }),
  }
}

// Browsers read "/\evil.example" as "//evil.example".
const isScreen = (path: unknown): path is string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) && !path.startsWith('/api/')
