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

/** The default name of a new passkey, until its owner changes it. */
export const deviceName = (userAgent = navigator.userAgent): string =>
  devices.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Passkey'
