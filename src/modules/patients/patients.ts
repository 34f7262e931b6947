import type { PatientCard } from './cards.ts'
import { listPatients, type PatientsListed, type PatientsWanted } from './list-patients.ts'
import type { PatientName, PatientRow, PatientsPorts } from './ports.ts'
import { NoSuchPatient } from './refusals.ts'

export interface Patients {
  /** What the product knows of one member across modules, or undefined when there is no such member. */
  findPatient(memberId: string): Promise<PatientRow | undefined>
  /** A member by address, compared without regard to case. */
  patientByEmail(email: string): Promise<{ readonly id: string; readonly name: string } | undefined>
  /** Names and addresses by member; those who are no members are left out. */
  namesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, PatientName>>
  /**
   * A part of the list of patients, searched by name and address, with the total that was counted when the list was begun
   * (decisions.md, 43).
   */
  listPatients(wanted: PatientsWanted): Promise<PatientsListed>
  /** One patient as staff see them. Refuses with `NoSuchPatient`. */
  readPatient(memberId: string): Promise<PatientCard>
}

export function openPatients(ports: PatientsPorts): Patients {
  return {
    findPatient: memberId => ports.patientRows.find(memberId),
    patientByEmail: email => ports.patientRows.findByEmail(email),
    namesOf: memberIds => ports.patientRows.namesOf(memberIds),
    listPatients: wanted => listPatients(ports, wanted),
    async readPatient(memberId) {
      const patient = await ports.patientCards.find(memberId)
      if (!patient) throw new NoSuchPatient()
      return patient
    },
  }
}
