/**
 * Whether two birthdays can't be one person's. Each is 'YYYY-MM-DD', 'MM-DD' without a year, or null if unknown, which
 * differs from none.
 */
export const areDifferentBirthdays = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && !one.endsWith(other) && !other.endsWith(one)
