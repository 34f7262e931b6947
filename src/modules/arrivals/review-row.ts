import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { candidatesOf, compareRows, judgePeople } from './judge-people.ts'
import { externalIdOf, type PatientImport, sourceKey } from './patient-import.ts'
import type { ArrivalsPorts, JudgedRow, StoredRow } from './ports.ts'
import { NotACandidate, NotNow, UnknownImport, UnreadableRow } from './refusals.ts'
import { alreadyImported, cameBefore, decidedAsNew, noteOnSpend } from './rules/judge-row.ts'
import { externalIdIn, hasId, type ListedPerson } from './rules/person.ts'
import { correctPerson, type RowFields } from './rules/row-fields.ts'
import { totalsOf } from './totals.ts'

/** A new patient, or one of the patients that the row may be; which one can be left out if there is only one. */
export interface RowChoice {
  readonly kind: 'new' | 'matched'
  readonly memberId?: string | undefined
}

/** Decides an unclear row, or makes another person of one that seemed to repeat an earlier row. */
export const decideRow = (
  ports: ArrivalsPorts,
  importId: string,
  number: number,
  { kind, memberId }: RowChoice,
): Promise<void> =>
  review(ports, importId, number, async (found, row) => {
    if (row.kind === 'refused' && row.isKnown && kind === 'new') return separate(ports, found, row)
    if (row.kind !== 'unclear') throw new NotNow()
    const decide = (decision: Parameters<typeof ports.rows.decide>[2]) =>
      ports.rows.decide(importId, number, decision)
    const sentence = (...notes: readonly string[]) => [...notes, ...row.person.notes].join(' ')
    if (kind === 'new') {
      const isNew = { kind, memberId: null, isKnown: false }
      return decide({ ...isNew, sentence: sentence(decidedAsNew) })
    }
    const candidates = (await candidatesOf(ports, [row])).get(number) ?? []
    const chosen = memberId ?? (candidates.length === 1 ? candidates[0] : undefined)
    if (!chosen || !candidates.includes(chosen)) throw new NotACandidate()
    const came = await ports.origins.membersFrom(sourceKey(found.source), [chosen], importId)
    if (cameBefore(row, came.get(chosen))) return decide(alreadyImported(chosen))
    const isMatched = { kind, memberId: chosen, isKnown: false }
    return decide({
      ...isMatched,
      sentence: sentence('Already a patient, as you decided.', ...noteOnSpend(row.person)),
    })
  })

/** Corrects a row that isn't imported yet and judges it again, along with rows refused for repeating it. */
export const correctRow = (
  ports: ArrivalsPorts,
  importId: string,
  number: number,
  fields: RowFields,
): Promise<void> =>
  review(ports, importId, number, async (found, row) => {
    const { rows, now, timeZone } = ports
    const order = found.chosen.find(({ field }) => field === 'birthday')?.dateOrder ?? undefined
    const read = correctPerson(row.person, fields, Number(clinicDay(now(), timeZone).slice(0, 4)), order)
    if ('refused' in read) throw new UnreadableRow(read.refused)
    const repeats = (await rows.repeatsOf(importId, row)).filter(each => each.number !== number)
    const people = [{ ...row, person: read.person }, ...repeats].flatMap(each =>
      each.person ? [{ number: each.number, person: asInFile(found, each, each.person) }] : [],
    )
    await rows.replace(importId, await judgePeople(ports, found, people))
    await compareRows(ports, importId)
  })

/**
 * Judges a repeat as if the earlier row weren't there. If that row has the same ID, this one goes without, and its key
 * is its own.
 */
async function separate(ports: ArrivalsPorts, found: PatientImport, row: RowWithPerson): Promise<void> {
  const { number, key } = row
  const inFile = asInFile(found, row, row.person)
  const isTaken = await ports.rows.hasKey(found.id, key)
  const person = isTaken ? { ...inFile, externalId: null } : inFile
  const own = isTaken ? { key: ports.digest(`${key}\n${number}`) } : {}
  const judged = await judgePeople(ports, found, [{ number, person, ...own }])
  const decided = judged.map(each => ({ ...each, twin: '', ...asAnother(each) }))
  await ports.rows.replace(found.id, decided)
}

/** The earlier row may be the patient whom this one matches, too. */
function asAnother({ kind, sentence, isKnown }: JudgedRow): Partial<JudgedRow> {
  if (kind === 'new') return { sentence: sentence.replace('New patient.', decidedAsNew) }
  if (kind === 'matched' && !isKnown)
    return { kind: 'unclear', sentence: `${sentence} Is it the same person?` }
  return {}
}

type RowWithPerson = StoredRow & { readonly person: ListedPerson }

/** Changes a row of a checked import, and then brings the totals up to date. */
async function review(
  ports: ArrivalsPorts,
  importId: string,
  number: number,
  change: (found: PatientImport, row: RowWithPerson) => Promise<void>,
): Promise<void> {
  const { imports, rows } = ports
  await ports.inTransaction(async () => {
    const found = await imports.find(importId)
    if (!found) throw new UnknownImport()
    if (!(await imports.hold(importId, 'checked'))) throw new NotNow()
    const row = await rows.find(importId, number)
    if (!row?.person) throw new NotNow()
    await change(found, { ...row, person: row.person })
    await imports.change(importId, ['checked'], { totals: await totalsOf(ports, importId) })
  })
}

/** Restores the ID from the file. The stored one has a source prefix, or is missing if another patient has it. */
function asInFile({ source }: PatientImport, { key }: StoredRow, person: ListedPerson): ListedPerson {
  const externalId = hasId(key)
    ? externalIdIn(key)
    : (person.externalId?.slice(externalIdOf(source, '').length) ?? null)
  return { ...person, externalId }
}
