const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })

/** How long ago an instant was: 'just now', '12 minutes ago', '3 hours ago'. */
export function ago(at: number, now = Date.now()): string {
  const minutes = Math.floor((now - at) / 60_000)
  if (minutes < 1) return 'just now'
  if (minutes < 60) return words.format(-minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? words.format(-hours, 'hour') : words.format(-Math.floor(hours / 24), 'day')
}
