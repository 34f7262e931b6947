import type { PatientName, PatientRow, PatientsPorts } from './ports.ts'

export interface Patients {
  /** What the product knows of one member across modules, or undefined when there is no such member. */
  findPatient(memberId: string): Promise<PatientRow | undefined>
  /** A member by address, compared without regard to case. */
  patientByEmail(email: string): Promise<{ readonly id: string; readonly name: string } | undefined>
  /** Names and addresses by member; those who are no members are left out. */
  namesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, PatientName>>
}

export function openPatients(ports: PatientsPorts): Patients {
  return {
    findPatient: memberId => ports.patientRows.find(memberId),
    patientByEmail: email => ports.patientRows.findByEmail(email),
    namesOf: memberIds => ports.patientRows.namesOf(memberIds),
  }
}
