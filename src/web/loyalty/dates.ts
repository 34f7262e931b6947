import { clinic } from '../shell/clinic.ts'

const day = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: clinic.timeZone,
})

/** A day as the clinic's calendar has it. */
export const clinicDay = (instant: string) => day.format(new Date(instant))
