import type { ServerRules } from '#api/schemas/index.ts'

export const channels = ['email', 'push', 'sms'] as const
export type Channel = (typeof channels)[number]

export const channelNames: Readonly<Record<Channel, string>> = {
  email: 'Email',
  push: 'Push',
  sms: 'SMS',
}

/** The initial values when a clinic sets its own policy. */
export const firstChoice = { quietHours: '21:00-09:00', marketingCap: 'sms:1' }

/** '21:00-09:00' as two times. */
export function timesIn(hours: string): readonly [string, string] {
  const [from = '21:00', until = '09:00'] = hours.split('-')
  return [from, until]
}

/** '21:00' as '9:00 PM'. */
export function timeWords(time: string): string {
  const hour = Number(time.slice(0, 2))
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`
}

/** Every half hour of the day, plus the chosen time. */
export function timesAround(chosen: string): readonly string[] {
  const times = Array.from({ length: 48 }, (_, n) => `${two(Math.floor(n / 2))}:${n % 2 ? '30' : '00'}`)
  return times.includes(chosen) ? times : [...times, chosen].sort()
}

const two = (n: number) => String(n).padStart(2, '0')

/** 'sms:1,push:3' by channel; a missing channel has no limit. */
export const limitsIn = (cap: string): Partial<Record<Channel, string>> =>
  Object.fromEntries(cap.split(',').flatMap(pair => (pair.includes(':') ? [pair.split(':')] : [])))

export function capOf(limits: Partial<Record<Channel, string>>): string {
  const pairs = channels.flatMap(channel => (limits[channel] ? [`${channel}:${limits[channel]}`] : []))
  return pairs.length === 0 ? 'off' : pairs.join()
}

/** A readable name for 'America/Los_Angeles'. */
export function zoneWords(zone: string): string {
  return zone.replaceAll('_', ' ')
}

/** Every time zone that this browser knows, plus the chosen one. */
export function zonesWith(chosen: string | null): readonly string[] {
  const zones = Intl.supportedValuesOf('timeZone')
  return chosen === null || zones.includes(chosen) ? zones : [chosen, ...zones]
}

/** A policy's value in words. */
export const ruleWords: { readonly [Rule in keyof ServerRules]: (value: ServerRules[Rule]) => string } = {
  quietHours: hours => (hours === 'off' ? 'none' : timesIn(hours).map(timeWords).join(' to ')),
  marketingCap: cap =>
    cap === 'off'
      ? 'no limit'
      : Object.entries(limitsIn(cap))
          .map(([channel, most]) => `${channelNames[channel as Channel]}: ${most} a day`)
          .join(', '),
  birthdaySpecials: way =>
    way === 'daily' ? 'automatically, at 9:00 AM' : 'when staff tap “Send Birthday Specials”',
  printedCodes: counts => (counts ? 'accepted' : 'only the desk screen’s code'),
  navVariant: variant =>
    variant === 'A'
      ? 'A: home, services, diary, rewards, profile'
      : 'B: home, services, specials, blog, profile',
  timeZone: zoneWords,
  bookingUrl: link => (link === 'off' ? 'no booking buttons' : link),
}

export const emailProblem = (typed: string) =>
  /^\S+@\S+\.\S+$/.test(typed) ? undefined : 'Please enter an email address like hello@clinic.com'

export const phoneProblem = (typed: string) =>
  typed.replaceAll(/\D/g, '').length >= 5 ? undefined : 'Please enter a phone number like +1 310 555 0100'
