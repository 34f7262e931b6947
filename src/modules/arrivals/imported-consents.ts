import { clinicDay } from '#platform/kernel/clinic-day.ts'
import { contactsOf, nameOf, originsOf } from './judge-people.ts'
import type { PatientImport } from './patient-import.ts'
import type { ArrivalsPorts, ImportedConsent, StoredRow, WaitingRow } from './ports.ts'
import { comparableName } from './rules/cells.ts'
import { holdersByContact } from './rules/judge-row.ts'
import type { ListedPerson } from './rules/person.ts'

/** Imports every opt-out. An opt-in needs a source, a date that isn't in the future and, for texts, a valid phone. */
export function consentsOf(
  { parsePhone, now, timeZone }: ArrivalsPorts,
  { source }: PatientImport,
  { consents, phones }: ListedPerson,
  memberId: string,
): readonly ImportedConsent[] {
  const number = phones.map(parsePhone).find(({ isValid }) => isValid)?.value ?? null
  return consents.flatMap(({ channel, given, date, source: where }) => {
    const isProved = date !== null && where !== null && (channel === 'email' || number !== null)
    if (given && (!isProved || date > clinicDay(now(), timeZone))) return []
    return {
      ...{ memberId, channel, given, at: noonOf(date, now()), isDated: date !== null, wording: 'imported' },
      number: given && channel === 'sms' ? number : null,
      source: `import from ${source}${where ? `: ${where}` : ''}`,
    }
  })
}

/** Noon UTC on that day, or now if that is in the future or there is no date. */
export function noonOf(date: string | null, now: Date): Date {
  const noon = new Date(`${date}T12:00:00Z`)
  return noon < now ? noon : now
}

/** If rows of one patient disagree about a channel, the opt-out counts. Returns what was added. */
export function recordConsents(
  { recordImportedConsents }: Pick<ArrivalsPorts, 'recordImportedConsents'>,
  consents: readonly ImportedConsent[],
): ReturnType<ArrivalsPorts['recordImportedConsents']> {
  const strictest = new Map<string, ImportedConsent>()
  for (const consent of consents) {
    const key = `${consent.memberId} ${consent.channel}`
    if (!strictest.has(key) || !consent.given) strictest.set(key, consent)
  }
  return recordImportedConsents([...strictest.values()])
}

/**
 * Records the opt-outs of rows that weren't imported: those imported before, repeated, unclear or refused. Each counts
 * for the patient that the row is known to be, or else for the only one who has its contacts. Undoing the import keeps
 * them: the other system's patient opted out, whatever became of the list. Recording them again changes nothing.
 */
export async function recordOptOuts(
  ports: ArrivalsPorts,
  found: PatientImport,
  rows: readonly StoredRow[],
): Promise<void> {
  const optOuts = rows.flatMap(row =>
    row.person?.consents.some(({ given }) => !given) ? [{ ...row, person: row.person }] : [],
  )
  if (optOuts.length === 0) return
  const [known, holders] = await Promise.all([
    originsOf(
      ports,
      found.source,
      optOuts.map(({ key }) => key),
    ),
    ports.holdersOf(optOuts.flatMap(({ person }) => contactsOf(ports, person))),
  ])
  const patientsOf = holdersByContact(holders.filter(({ isStaff }) => !isStaff))
  const memberOf = ({ kind, key, isKnown, memberId, person }: WaitingRow) => {
    const origin = known.get(key)
    if (origin && !origin.isUndone) return origin.memberId
    if (kind === 'matched' && isKnown && memberId) return memberId
    const name = comparableName(nameOf(person))
    const own = patientsOf(contactsOf(ports, person))
    return onlyMember(own.filter(holder => comparableName(holder.name) === name)) ?? onlyMember(own)
  }
  const consents = optOuts.flatMap(row => {
    const memberId = memberOf(row)
    return memberId ? consentsOf(ports, found, row.person, memberId).filter(({ given }) => !given) : []
  })
  await recordConsents(ports, consents)
}

/** The member that all of them are; undefined if there are several or none. */
function onlyMember(holders: readonly { readonly memberId: string }[]): string | undefined {
  const [memberId, ...others] = new Set(holders.map(holder => holder.memberId))
  return others.length === 0 ? memberId : undefined
}
