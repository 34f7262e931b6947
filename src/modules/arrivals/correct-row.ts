import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { judgePeople, sameAs } from './judge-people.ts'
import { externalIdOf, type PatientImport } from './patient-import.ts'
import type { ArrivalsPorts, StoredRow } from './ports.ts'
import { NotNow, UnknownImport, UnreadableRow } from './refusals.ts'
import { externalIdIn, hasId, type ListedPerson } from './rules/person.ts'
import { correctPerson, type RowFields } from './rules/row-fields.ts'
import { totalsOf } from './totals.ts'

/** Corrects a row that isn't imported yet and judges it again, along with rows refused for repeating it. */
export async function correctRow(
  ports: ArrivalsPorts,
  importId: string,
  number: number,
  fields: RowFields,
): Promise<void> {
  const { imports, rows } = ports
  await ports.inTransaction(async () => {
    const found = await imports.find(importId)
    if (!found) throw new UnknownImport()
    if (!(await imports.hold(importId, 'checked'))) throw new NotNow()
    const row = await rows.find(importId, number)
    if (!row?.person) throw new NotNow()
    const read = correctPerson(row.person, fields, Number(clinicDay(ports.now(), ports.timeZone).slice(0, 4)))
    if ('refused' in read) throw new UnreadableRow(read.refused)
    const repeats = (await rows.repeatsOf(importId, row)).filter(each => each.number !== number)
    const people = [{ ...row, person: read.person }, ...repeats].flatMap(each =>
      each.person ? [{ number: each.number, person: asInFile(found, each, each.person) }] : [],
    )
    await rows.replace(importId, await judgePeople(ports, found, people))
    await rows.refuseRepeats(importId, sameAs)
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
