import { clinicDay, dayAfter, instantAt } from '#platform/kernel/clinic-day.ts'
import type { Clinic } from '../clinic.ts'
import { lastOpenDay } from './opening-days.ts'
import { scan } from './scan.ts'

/** Who checked in during the last hour, and how many minutes ago. */
const arrivals = [
  ['priya.raman@velora.example', 9],
  ['keiko.tanaka@velora.example', 26],
  ['theo.marchand@velora.example', 44],
] as const

const hourMs = 3_600_000

/** Three patients who checked in today, whenever the demo starts, and one whose request has been waiting since the last open day. */
export async function addToday(clinic: Clinic): Promise<void> {
  const { clock, content, loyalty, patients, requests } = clinic
  const { timeZone } = await content.readClinic()
  const now = clock.now()
  const today = clinicDay(now, timeZone)
  // Shortly after midnight, the hour is cut short, so every check-in falls on today.
  const hour = Math.min(hourMs, now.getTime() - instantAt(today, '00:00', timeZone).getTime())
  const codes = await loyalty.listCheckInCodes()
  const idOf = async (email: string) => (await patients.patientByEmail(email))?.id ?? ''
  for (const [email, minutesAgo] of arrivals.toReversed()) {
    const id = await idOf(email)
    const at = new Date(now.getTime() - (hour * minutesAgo) / 60)
    await clock.at(at, () => scan({ id, clinic, codes }, 'Daily Spa Visit'))
  }
  const treatmentDate = lastOpenDay(dayAfter(today, -1))
  const [service] = await content.listServices()
  const memberId = await idOf('freya.lindqvist@velora.example')
  await clock.at(instantAt(treatmentDate, '20:05', timeZone), () =>
    requests.requestPoints(memberId, {
      serviceId: service?.id ?? '',
      treatmentDate,
      notes: 'The front desk was busy, so I left without my points.',
    }),
  )
}
