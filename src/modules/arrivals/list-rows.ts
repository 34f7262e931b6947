import { candidatesOf, nameOf } from './judge-people.ts'
import type { ArrivalsPorts, RowFilter, StoredRow } from './ports.ts'
import { fieldsOf, type RowFields } from './rules/row-fields.ts'

/** A patient that an unclear row may be. */
export interface Candidate {
  readonly memberId: string
  readonly name: string
  readonly contacts: readonly string[]
  readonly birthday: string | null
  readonly points: number
  readonly visits: number
}

export interface RowView {
  readonly number: number
  readonly kind: StoredRow['kind']
  readonly outcome: StoredRow['outcome']
  readonly sentence: string
  readonly memberId: string | null
  /** Refused as the same person as in an earlier row. */
  readonly isRepeat: boolean
  readonly name: string
  readonly contacts: readonly string[]
  /** Null if the file has none for this person. */
  readonly points: number | null
  /** What staff can correct; null if the person's data has been deleted, or the person has died. */
  readonly fields: RowFields | null
  /** For an unclear row, those with the same name first. */
  readonly candidates: readonly Candidate[]
}

/** A number that everyone in a company shares would otherwise fill the screen. */
const mostCandidates = 10

type Ports = Pick<ArrivalsPorts, 'rows' | 'parsePhone' | 'holdersOf' | 'findPatient' | 'listContacts'>

export async function listRows(
  ports: Ports,
  importId: string,
  filter: RowFilter,
  limit: number,
  after: number,
): Promise<{ readonly rows: readonly RowView[]; readonly total: number }> {
  const [rows, total] = await Promise.all([
    ports.rows.list(importId, filter, limit, after),
    ports.rows.count(importId, filter),
  ])
  return { rows: await viewsOf(ports, rows), total }
}

export async function viewsOf(ports: Ports, rows: readonly StoredRow[]): Promise<readonly RowView[]> {
  const candidates = await candidatesOf(
    ports,
    rows.filter(({ kind, outcome }) => kind === 'unclear' && outcome === 'waiting'),
  )
  const patients = new Map(
    await Promise.all(
      [...new Set([...candidates.values()].flatMap(ids => ids.slice(0, mostCandidates)))].map(
        async id => [id, await patientOf(ports, id)] as const,
      ),
    ),
  )
  return rows.map(({ number, kind, outcome, sentence, memberId, points, person, isKnown }) => ({
    ...{ number, kind, outcome, sentence, memberId, points },
    isRepeat: kind === 'refused' && isKnown,
    name: person ? nameOf(person) : '',
    contacts: person ? [...person.emails, ...person.phones] : [],
    fields: person && !person.other['deceased'] ? fieldsOf(person) : null,
    candidates: (candidates.get(number) ?? []).flatMap(id => patients.get(id) ?? []),
  }))
}

async function patientOf(
  { findPatient, listContacts }: Ports,
  memberId: string,
): Promise<Candidate | undefined> {
  const [patient, contacts] = await Promise.all([findPatient(memberId), listContacts(memberId)])
  return (
    patient && {
      ...{ memberId, name: nameOf(patient), birthday: patient.birthday },
      contacts: contacts.map(({ value }) => value),
      ...{ points: patient.pointsBalance, visits: patient.totalVisits },
    }
  )
}
