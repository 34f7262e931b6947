import { spokenDay } from '#platform/kernel/clinic-day.ts'

/** A clinic day in words: 'Sunday, December 6'. */
export const spokenClinicDay = (day: string): string => spokenDay(new Date(`${day}T12:00:00Z`), 'UTC')

/** 'Silver, Gold and Platinum' */
export function namedTiers(tiers: readonly string[], names: ReadonlyMap<string, string>): string {
  const named = tiers.map(tier => names.get(tier) ?? tier)
  return [named.slice(0, -1).join(', '), named.at(-1)].filter(Boolean).join(' and ')
}
