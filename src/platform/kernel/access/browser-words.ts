const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bDuckDuckGo\//, 'DuckDuckGo'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS)\//, 'Chrome'],
  [/\b(iPhone|iPad|Macintosh)\b.*\bSafari\//, 'Safari'],
]

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b.*\bMobile\b/, 'an Android phone'],
  [/\bAndroid\b/, 'an Android tablet'],
  [/\bCrOS\b/, 'a Chromebook'],
  [/\bMacintosh\b/, 'a Mac'],
  [/\bWindows\b/, 'a Windows computer'],
  [/\bLinux\b/, 'a Linux computer'],
]

const wordIn = (known: typeof browsers, userAgent: string) =>
  known.find(([pattern]) => pattern.test(userAgent))?.[1]

/** 'Safari on an iPhone', from a user agent. Only uses our own words, whatever it contains. */
export function browserInWords(userAgent: string): string {
  const said = userAgent.slice(0, 500)
  return `${wordIn(browsers, said) ?? 'a browser'} on ${wordIn(systems, said) ?? 'an unknown device'}`
}

/** The browser used for a sign-in. */
export interface SignInBrowser {
  /** Its random ID for later visits; new for a browser that was never here. */
  readonly key: string
  /** Whether its signed cookie shows an earlier sign-in to this account. */
  readonly knows: (email: string) => boolean
  /** The browser's display name: 'Safari on an iPhone'. */
  readonly words: string
}
