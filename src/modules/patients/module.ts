import type { Module, Platform } from '#platform/module.ts'
import { audienceMigrations, audiences } from './adapters/audiences.ts'
import { patientsInDatabase, patientsMigrations } from './adapters/database.ts'
import { deskInDatabase } from './adapters/desk-in-database.ts'
import { patientDeskRoutes } from './adapters/desk-routes.ts'
import { figuresInDatabase } from './adapters/figures-in-database.ts'
import { figuresRoutes } from './adapters/figures-routes.ts'
import { patientsRoutes } from './adapters/http.ts'
import { openPatients } from './patients.ts'
import type { PatientsPorts } from './ports.ts'
import { reachInDatabase } from './reach/adapters/reach-in-database.ts'

type Others = Pick<PatientsPorts, 'intakeStands'>

export const patientsModule = {
  migrations: [...patientsMigrations, ...audienceMigrations],
  routes: {
    patients: {
      description: 'The list of patients, who is in the clinic today, and how the clinic does.',
      routes: [...patientsRoutes, ...patientDeskRoutes, ...figuresRoutes],
    },
  },
  open(platform: Platform, others: Others) {
    const { database, now, timeZone } = platform
    const door = openPatients({
      ...patientsInDatabase(platform),
      ...deskInDatabase(database, timeZone),
      figures: figuresInDatabase(database, timeZone),
      now,
      timeZone,
      ...others,
    })
    return { ...door, ...reachInDatabase(database, timeZone), audiences }
  },
} satisfies Module
