import type { PatientCard } from './cards.ts'
import { type Figures, type Period, type Rate, rateOf } from './figures.ts'
import {
  exportPatients,
  listPatients,
  type PatientsListed,
  type PatientsWanted,
  suggestPatients,
} from './list-patients.ts'
import { listTodaysVisits, type PresentPatient } from './list-todays-visits.ts'
import type {
  FiguresPorts,
  PatientLine,
  PatientName,
  PatientRow,
  PatientsPorts,
  Suggestion,
} from './ports.ts'
import { readMetrics } from './read-metrics.ts'
import { NoSuchPatient } from './refusals.ts'

export interface Patients {
  /** What the product knows of one member across modules, or undefined when there is no such member. */
  findPatient(memberId: string): Promise<PatientRow | undefined>
  /** A member by address, compared without regard to case; an account of the staff is none. */
  patientByEmail(email: string): Promise<{ readonly id: string; readonly name: string } | undefined>
  /**
   * Whether the member is still there, as somebody who was found a moment ago may not be; if so, the account can't be
   * deleted before the caller's transaction has ended.
   */
  holdPatient(memberId: string): Promise<boolean>
  /** Names and addresses by member; those who are no members are left out. */
  namesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, PatientName>>
  /**
   * Members in whose name, address or phone number the words typed are, as in the list of patients, from two letters on; at most eight,
   * those whose name begins so first.
   */
  suggestPatients(typed: string): Promise<readonly Suggestion[]>
  /** Who checked in on this clinic day, the latest first, with what the desk should know. */
  listTodaysVisits(): Promise<readonly PresentPatient[]>
  /**
   * How the clinic does in a period, or else in this week and the eleven before it: members, points, check-ins and
   * treatments by week.
   */
  readMetrics(period?: Period): Promise<Figures>
  /** What points are worth by the rewards that say so in dollars: so many cents for so many points. */
  pointRate(): Promise<Rate | undefined>
  /** Every patient in the order of joining, in parts that are read as they are asked for. */
  exportPatients(): AsyncIterable<readonly PatientLine[]>
  /**
   * A part of the list of patients, searched by name and address, with the total that was counted when the list was
   * begun (D-43).
   */
  listPatients(wanted: PatientsWanted): Promise<PatientsListed>
  /** One patient as staff see them. Refuses with `NoSuchPatient`. */
  readPatient(memberId: string): Promise<PatientCard>
}

export function openPatients(ports: PatientsPorts & FiguresPorts): Patients {
  return {
    findPatient: memberId => ports.patientRows.find(memberId),
    patientByEmail: email => ports.patientRows.findByEmail(email),
    holdPatient: memberId => ports.patientRows.hold(memberId),
    namesOf: memberIds => ports.patientRows.namesOf(memberIds),
    suggestPatients: typed => suggestPatients(ports, typed),
    listTodaysVisits: () => listTodaysVisits(ports),
    readMetrics: period => readMetrics(ports, period),
    pointRate: async () => rateOf(await ports.figures.rewards()),
    exportPatients: () => exportPatients(ports),
    listPatients: wanted => listPatients(ports, wanted),
    async readPatient(memberId) {
      const patient = await ports.patientCards.find(memberId)
      if (!patient) throw new NoSuchPatient()
      return patient
    },
  }
}
