/** The minutes in '45', '45 min', '1 h 15', '1:15' or '1.5 hours'; undefined if it isn't a duration. */
export function readDuration(text: string): number | undefined {
  const said = text
    .trim()
    .toLowerCase()
    .replace(/^(?:ca\.?|approx\.?|about)\s+/, '')
  const minutes = inMinutes(said)
  return minutes !== undefined && minutes > 0 && minutes <= mostMinutes ? minutes : undefined
}

const mostMinutes = 24 * 60

const hour = '(?:h|hr|hrs|hour|hours|std\\.?|stunden?)'
const minute = '(?:m|min|mins|min\\.|minutes?|minuten)'

const onlyMinutes = new RegExp(`^(\\d{1,4})\\s*${minute}?$`)
const onlyHours = new RegExp(`^(\\d{1,2})(?:[.,](\\d{1,2}))?\\s*${hour}$`)
const both = new RegExp(`^(\\d{1,2})\\s*(?:${hour}\\s*|:)(\\d{1,2})\\s*${minute}?$`)

function inMinutes(said: string): number | undefined {
  const minutes = onlyMinutes.exec(said)
  if (minutes) return Number(minutes[1])
  const hours = onlyHours.exec(said)
  if (hours) return Math.round(Number(`${hours[1]}.${hours[2] ?? 0}`) * 60)
  const [, whole, rest] = both.exec(said) ?? []
  return whole !== undefined && Number(rest) < 60 ? Number(whole) * 60 + Number(rest) : undefined
}
