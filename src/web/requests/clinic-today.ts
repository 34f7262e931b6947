import { clinic } from '../shell/clinic.ts'

/** The clinic's day, as a date field takes it: 'YYYY-MM-DD'. */
export function clinicToday(): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: clinic.timeZone }).format(new Date())
}
