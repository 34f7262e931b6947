interface Optional {
  readonly analytics?: boolean
  readonly marketing?: boolean
  readonly preferences?: boolean
}

/** A browser's storage with a cookie choice: "no" by default. */
export function cookiesChosenAt(origin: string, optional: Optional = {}) {
  const choice = {
    necessary: true,
    analytics: false,
    marketing: false,
    preferences: false,
    ...optional,
    timestamp: new Date().toISOString(),
    visitorId: crypto.randomUUID(),
  }
  return {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'cookie-consent', value: JSON.stringify(choice) }] }],
  }
}
