import { candidatesOf } from './candidates.ts'
import { sourceKey } from './patient-import.ts'
import type { ArrivalsPorts } from './ports.ts'
import { NotACandidate, NotNow, UnknownImport } from './refusals.ts'
import { alreadyImported, cameBefore } from './rules/judge-row.ts'
import { totalsOf } from './totals.ts'

/** A new patient, or one of the patients that the row may be; which one can be left out if there is only one. */
export interface RowChoice {
  readonly kind: 'new' | 'matched'
  readonly memberId?: string | undefined
}

/** Decides an unclear row, and brings the totals up to date. */
export async function decideRow(
  ports: ArrivalsPorts,
  importId: string,
  number: number,
  { kind, memberId }: RowChoice,
): Promise<void> {
  const { imports, rows } = ports
  await ports.inTransaction(async () => {
    const found = await imports.find(importId)
    if (!found) throw new UnknownImport()
    if (!(await imports.hold(importId, 'checked'))) throw new NotNow()
    const row = await rows.find(importId, number)
    if (row?.kind !== 'unclear' || !row.person) throw new NotNow()
    const sentence = (said: string) => [said, ...(row.person?.notes ?? [])].join(' ')
    if (kind === 'new')
      await rows.decide(importId, number, {
        kind,
        ...{ memberId: null, isKnown: false },
        sentence: sentence('New patient, as you decided.'),
      })
    else {
      const candidates = (await candidatesOf(ports, [row])).get(number) ?? []
      const chosen = memberId ?? (candidates.length === 1 ? candidates[0] : undefined)
      if (!chosen || !candidates.includes(chosen)) throw new NotACandidate()
      const came = await ports.origins.membersFrom(sourceKey(found.source), [chosen], importId)
      const decision = cameBefore(row, came.get(chosen))
        ? alreadyImported(chosen)
        : { kind, memberId: chosen, isKnown: false, sentence: sentence('Already a patient, as you decided.') }
      await rows.decide(importId, number, decision)
    }
    await imports.change(importId, ['checked'], { totals: await totalsOf(ports, importId) })
  })
}
