/** The push services of common browsers; a clinic may allow more (PUSH_HOSTS). */
const knownHosts = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]

/**
 * Whether the server may send to this URL: https, on a known or configured host. The URL comes from a browser, so an unchecked
 * one would allow SSRF.
 */
export function isPushEndpoint(endpoint: string, moreHosts: readonly string[]): boolean {
  const url = URL.parse(endpoint)
  if (url?.protocol !== 'https:' || url.username || url.password) return false
  return [...knownHosts, ...moreHosts].some(pattern => isHost(url.host, pattern))
}

function isHost(host: string, pattern: string): boolean {
  return pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern
}
