const devices: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android.*Mobile/, 'Android phone'],
  [/Android/, 'Android tablet'],
  [/CrOS/, 'Chromebook'],
  [/Macintosh/, 'Mac'],
  [/Windows/, 'Windows computer'],
  [/Linux/, 'Linux computer'],
]

/** What a new passkey is called, until its owner says something better. */
export const deviceName = (userAgent = navigator.userAgent): string =>
  devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Passkey'
