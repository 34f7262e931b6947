import type { Module, Platform } from '#platform/module.ts'
import { activityInDatabase } from './adapters/activity-in-database.ts'
import { addressees, audienceMigrations, audiences } from './adapters/audiences.ts'
import { patientsInDatabase } from './adapters/database.ts'
import { deskInDatabase } from './adapters/desk-in-database.ts'
import { patientDeskRoutes } from './adapters/desk-routes.ts'
import { figuresInDatabase } from './adapters/figures-in-database.ts'
import { figuresRoutes } from './adapters/figures-routes.ts'
import { patientsRoutes } from './adapters/http.ts'
import { readCursor, writeCursor } from './adapters/sort-keys.ts'
import { openPatients } from './patients.ts'
import type { PatientsPorts } from './ports.ts'
import { reachInDatabase } from './reach/adapters/reach-in-database.ts'
import { timelineInDatabase } from './timeline/adapters/timeline-in-database.ts'
import { timelineRoutes } from './timeline/adapters/timeline-routes.ts'
import { openTimeline } from './timeline/timeline.ts'

type Others = Pick<PatientsPorts, 'intakeRule' | 'survivorOf' | 'importedFactsOf'>

export const patientsModule = {
  migrations: audienceMigrations,
  routes: {
    patients: {
      description: 'The patient list, today’s check-ins, and the clinic’s key figures.',
      routes: [...patientsRoutes, ...patientDeskRoutes, ...figuresRoutes],
    },
    timeline: { description: 'A patient’s history.', routes: timelineRoutes },
  },
  open(platform: Platform, others: Others) {
    const { database, now, timeZone } = platform
    const door = openPatients({
      ...patientsInDatabase(platform),
      ...deskInDatabase(database, timeZone),
      ...activityInDatabase(database),
      figures: figuresInDatabase(database, timeZone),
      now,
      timeZone,
      ...others,
    })
    const timeline = openTimeline({
      isPatient: async memberId => (await door.findPatient(memberId))?.role === 'member',
      happened: timelineInDatabase(database),
    })
    /** A page of patients, most recently joined first, starting at a cursor. Refuses with `UnknownCursor`. */
    const pageOfPatients = async (limit: number, cursor: string | undefined) => {
      const after = cursor === undefined ? undefined : readCursor(cursor, 'newest')
      const page = await door.listPatients({ search: '', tier: undefined, sort: 'newest', limit, after })
      return { ...page, next: page.next && writeCursor(page.next, 'newest') }
    }
    return {
      ...door,
      pageOfPatients,
      ...timeline,
      ...reachInDatabase(database, timeZone),
      audiences,
      addressees,
    }
  },
} satisfies Module
