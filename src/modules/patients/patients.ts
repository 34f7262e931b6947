import type { PatientRow, PatientsPorts } from './ports.ts'

export interface Patients {
  /** What the product knows of one member across modules, or undefined when there is no such member. */
  findPatient(memberId: string): Promise<PatientRow | undefined>
  /** A member by address, compared without regard to case. */
  patientByEmail(email: string): Promise<{ readonly id: string; readonly name: string } | undefined>
}

export function openPatients(ports: PatientsPorts): Patients {
  return {
    findPatient: memberId => ports.patientRows.find(memberId),
    patientByEmail: email => ports.patientRows.findByEmail(email),
  }
}
