import { exportPatients } from './export-patients.ts'
import type { Figures, Period } from './figures.ts'
import type { FiguresPorts, PatientLine, PatientName, PatientRow, PatientsPorts } from './ports.ts'
import { readFigures } from './read-figures.ts'

export interface Patients {
  /** What the product knows of one member across modules, or undefined when there is no such member. */
  findPatient(memberId: string): Promise<PatientRow | undefined>
  /** A member by address, compared without regard to case. */
  patientByEmail(email: string): Promise<{ readonly id: string; readonly name: string } | undefined>
  /** Names and addresses by member; those who are no members are left out. */
  namesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, PatientName>>
  /**
   * How the clinic does in a period, or else in this week and the eleven before it: members, points, check-ins and
   * treatments by week.
   */
  readFigures(period?: Period): Promise<Figures>
  /** Every patient in the order of joining, in parts that are read as they are asked for. */
  exportPatients(): AsyncIterable<readonly PatientLine[]>
}

export function openPatients(ports: PatientsPorts & FiguresPorts): Patients {
  return {
    findPatient: memberId => ports.patientRows.find(memberId),
    patientByEmail: email => ports.patientRows.findByEmail(email),
    namesOf: memberIds => ports.patientRows.namesOf(memberIds),
    readFigures: period => readFigures(ports, period),
    exportPatients: () => exportPatients(ports),
  }
}
