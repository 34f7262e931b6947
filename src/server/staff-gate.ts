import type { SetLimits } from '#platform/http/rate-limit/failure-limits.ts'
import { siteFactor } from '#platform/http/session/client-network.ts'

/** Protects the staff area against guessed codes and unattended screens (D-8). */
export interface StaffGate {
  /** Wrong codes per address or enrolled device within `window` minutes. */
  readonly failures: number
  readonly window: number
  /** The first lockout in minutes; each further one doubles, up to `longest`. */
  readonly closed: number
  readonly longest: number
  /** Wrong codes per hour and day for all unknown devices together. */
  readonly hour: number
  readonly day: number
  /** Locks after this many idle minutes, and after this many hours in any case. */
  readonly idle: number
  readonly hours: number
}

const usual: StaffGate = {
  failures: 5,
  window: 15,
  closed: 1,
  longest: 60,
  hour: 20,
  day: 100,
  idle: 30,
  hours: 8,
}

const names = Object.keys(usual)

/** In the setting's format. */
export const usualGate = names.map(name => `${name}:${usual[name as keyof StaffGate]}`).join(',')

/** Numbers by name: 'failures:3,idle:10'. */
export const gatePattern = new RegExp(`^(,?(${names.join('|')}):[1-9]\\d{0,4}\\b)+$`)
export const gateWanted = `must be numbers by name such as failures:3,idle:10, of ${names.join(', ')}`

export function staffGateIn(text = ''): StaffGate {
  const pairs = [...text.matchAll(/(\w+):(\d+)/g)].map(([, name, number]) => [name, Number(number)])
  return { ...usual, ...Object.fromEntries(pairs) }
}

export function limitsOf({ failures, window, closed, longest, hour, day }: StaffGate): SetLimits {
  const ofOne = { failures, perMinutes: window, closedMinutes: { first: closed, most: longest } }
  return {
    'staff code address': ofOne,
    'staff code site': { ...ofOne, failures: failures * siteFactor },
    'staff code device': ofOne,
    'staff code hour': { failures: hour },
    'staff code day': { failures: day },
  }
}
