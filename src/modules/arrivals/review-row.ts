import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { asRead, candidatesOf, compareRows, judgePeople } from './judge-people.ts'
import { type PatientImport, sourceKey } from './patient-import.ts'
import type { ArrivalsPorts, StoredRow } from './ports.ts'
import { NotACandidate, NotNow, UnknownImport, UnreadableRow } from './refusals.ts'
import { alreadyImported, cameBefore, decidedAsMatch, decidedAsNew, noteOnSpend } from './rules/judge-row.ts'
import type { ListedPerson } from './rules/person.ts'
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
      sentence: sentence(decidedAsMatch, ...noteOnSpend(row.person)),
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
    const people = [{ ...row, person: read.person }, ...repeats].flatMap(({ person, ...each }) =>
      person ? [asRead(found, { ...each, person })] : [],
    )
    await rows.store(importId, await judgePeople(ports, found, people))
    await compareRows(ports, importId)
  })

/**
 * Judges a repeat as if the earlier row weren't there. If that row has the same ID, this one goes without, and its key
 * is its own.
 */
async function separate(ports: ArrivalsPorts, found: PatientImport, row: RowWithPerson): Promise<void> {
  const { number, key } = row
  const read = asRead(found, row)
  const another = (await ports.rows.hasKey(found.id, key))
    ? { person: { ...read.person, externalId: null }, key: ports.digest(`${key}\n${number}`) }
    : { key }
  await ports.rows.store(found.id, await judgePeople(ports, found, [{ ...read, ...another }]))
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
