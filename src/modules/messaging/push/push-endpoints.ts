/** The push services of the browsers that people use; a clinic may allow more (PUSH_HOSTS). */
const knownHosts = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/**
 * Whether the app may send to this address: https, on a known host or one that the clinic named, and nothing else. The
 * address comes from a browser, and the server would call whatever it is told to.
 */
export function isPushEndpoint(endpoint: string, moreHosts: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username || url.password) return false
  return [...knownHosts, ...moreHosts].some(pattern => isHost(url.host, pattern))
}

function isHost(host: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}
