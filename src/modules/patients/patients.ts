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
  Activity,
  FiguresPorts,
  ImportedFacts,
  PatientLine,
  PatientName,
  PatientRow,
  PatientsPorts,
  Suggestion,
} from './ports.ts'
import { readMetrics } from './read-metrics.ts'
import { NoSuchPatient } from './refusals.ts'

export interface Patients {
  /** A member's data from all modules; undefined if there's no such member. */
  findPatient(memberId: string): Promise<PatientRow | undefined>
  /** A member by email, ignoring case. Staff accounts aren't members. */
  patientByEmail(email: string): Promise<{ readonly id: string; readonly name: string } | undefined>
  /** Whether the member still exists. If so, the account can't be deleted until the caller's transaction ends. */
  holdPatient(memberId: string): Promise<boolean>
  /** What each member has done since a time of their own, apart from signing in, points and visits; if anything. */
  activitySince(
    members: readonly { readonly memberId: string; readonly since: Date }[],
  ): Promise<ReadonlyMap<string, Activity>>
  /** Names and emails by account ID, members only. A merged account has the person’s, with the ID of theirs. */
  namesOf(memberIds: readonly string[]): Promise<ReadonlyMap<string, PatientName>>
  /**
   * Members whose name, email or phone number contains the typed words, from two letters on. At most eight; names that
   * start with the first word come first.
   */
  suggestPatients(typed: string): Promise<readonly Suggestion[]>
  /** Patients who checked in on this clinic day, newest first, with details for the desk. */
  listTodaysVisits(): Promise<readonly PresentPatient[]>
  /** How many patients submitted an intake with one of these wordings since a given time. */
  countPatientsWithIntake(wordings: readonly string[], since: Date): Promise<number>
  /**
   * The clinic's figures for a period, by default this week and the eleven before it: members, points, and check-ins
   * and treatments by week.
   */
  readMetrics(period?: Period): Promise<Figures>
  /** The value of points, based on rewards with a value in dollars: how many cents this many points are worth. */
  pointRate(): Promise<Rate | undefined>
  /** All patients in the order they joined, in batches that are read on demand. */
  exportPatients(): AsyncIterable<readonly PatientLine[]>
  /**
   * A page of the patient list, searched by name, email and phone, with the total counted for the first page (D-43).
   */
  listPatients(wanted: PatientsWanted): Promise<PatientsListed>
  /**
   * A patient as staff see them, with facts from imports. If the patient was merged into another one, returns that one.
   * Refuses with `NoSuchPatient`.
   */
  readPatient(memberId: string): Promise<PatientCard & { readonly imported: readonly ImportedFacts[] }>
}

export function openPatients(ports: PatientsPorts & FiguresPorts): Patients {
  return {
    findPatient: memberId => ports.patientRows.find(memberId),
    patientByEmail: email => ports.patientRows.findByEmail(email),
    holdPatient: memberId => ports.patientRows.hold(memberId),
    activitySince: ports.activitySince,
    namesOf: memberIds => namesOf(ports, memberIds),
    suggestPatients: typed => suggestPatients(ports, typed),
    listTodaysVisits: () => listTodaysVisits(ports),
    countPatientsWithIntake: (wordings, since) => ports.deskRows.countWithIntake(wordings, since),
    readMetrics: period => readMetrics(ports, period),
    pointRate: async () => rateOf(await ports.figures.rewards()),
    exportPatients: () => exportPatients(ports),
    listPatients: wanted => listPatients(ports, wanted),
    async readPatient(memberId) {
      const survivorOf = async () => {
        const survivorId = await ports.survivorOf(memberId)
        return survivorId && ports.patientCards.find(survivorId)
      }
      const patient = (await ports.patientCards.find(memberId)) ?? (await survivorOf())
      if (!patient) throw new NoSuchPatient()
      return { ...patient, imported: await ports.importedFactsOf(patient.id) }
    },
  }
}

async function namesOf(
  { patientRows, survivorOf }: Pick<PatientsPorts, 'patientRows' | 'survivorOf'>,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, PatientName>> {
  const names = await patientRows.namesOf(memberIds)
  const others = memberIds.filter(id => !names.has(id))
  if (others.length === 0) return names
  const survivors = await Promise.all(others.map(async id => [id, (await survivorOf(id)) ?? id] as const))
  const theirs = await patientRows.namesOf(survivors.map(([, survivor]) => survivor))
  const merged = survivors.flatMap(([id, survivor]) => {
    const name = theirs.get(survivor)
    return name ? [[id, name] as const] : []
  })
  return new Map([...names, ...merged])
}
