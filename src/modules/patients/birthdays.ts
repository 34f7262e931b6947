import { daysBetween } from '#platform/kernel/clinic-day.ts'

const aWeek = 7

/**
 * Whether a birthday, with or without a year, is on this clinic day or within seven days after it. February 29 counts as February 28 in other
 * years.
 */
export function birthdayNear(birthday: string | null, day: string): 'today' | 'this week' | null {
  if (!birthday) return null
  const year = Number(day.slice(0, 4))
  const distances = [year, year + 1].map(each => daysBetween(day, birthdayIn(each, birthday)))
  if (distances.includes(0)) return 'today'
  return distances.some(days => days > 0 && days < aWeek) ? 'this week' : null
}

function birthdayIn(year: number, birthday: string): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
  const monthDay = birthday.slice(-5)
  return `${year}-${monthDay === '02-29' && !isLeap ? '02-28' : monthDay}`
}
