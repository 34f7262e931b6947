import { memberIn } from '../../member/member-code.ts'
import { contactWords } from '../award/contact-words.ts'
import type { startAward } from '../award/start-award.ts'
import { pagesOf, type StaffPage, type StaffRole } from '../pages.ts'
import { panelsOf } from '../panels.ts'
import { patientAddress } from '../patients/patient-labels.ts'

/** A destination or action in the palette. */
export interface Command {
  readonly id: string
  readonly label: string
  /** The kind of command, or the patient concerned. */
  readonly hint: string
  readonly go: Destination
}

/** A URL, a patient to award points to, a voucher, or locking the staff area. */
type Destination =
  | { readonly to: string }
  | { readonly awardTo: Parameters<typeof startAward>[0] }
  | { readonly voucher: string }
  | 'lock'

/** Whether it came with the matching patients, or is only used if there are none. */
export const concernsPatient = ({ id }: Command) => id.startsWith('award ') || id.startsWith('patient ')

interface FoundPatient {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
}

const most = 8

/** Actions, panels and pages with words that start with the input, then the matching patients. */
export function commandsFor(
  typed: string,
  who: { role: StaffRole; isDemo: boolean },
  patients: readonly FoundPatient[],
): readonly Command[] {
  const cardOf = memberIn(typed)
  if (cardOf) return [memberCard(cardOf)]
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const places = [...actions, ...placesOf(who)].filter(({ label }) => fits(label, words))
  // A typed name means the patient, unless a screen's title starts with it.
  const [mixed, plain] = voucherIn(typed)
  return [...mixed, ...places, ...patients.flatMap(ofPatient), ...plain].slice(0, most)
}

/** A member card scanned into the field. */
const memberCard = (id: string): Command => ({
  id: `card ${id}`,
  label: 'Open this member',
  hint: 'Member card',
  go: { to: patientAddress(id) },
})

/**
 * A possible voucher code. Letters mixed with digits are almost certainly one; otherwise it may be a name or phone
 * number.
 */
function voucherIn(typed: string): readonly [readonly Command[], readonly Command[]] {
  if (!/^\s*[0-9a-z]{4}[ -]?[0-9a-z]{4}\s*$/i.test(typed)) return [[], []]
  const code = typed.toUpperCase().replace(/[\s-]/g, '')
  const isMixed = /\d/.test(code) && /[A-Z]/.test(code)
  const found = [
    {
      id: `${isMixed ? 'voucher' : unless} ${code}`,
      label: `Voucher ${code}`,
      hint: 'Look up',
      go: { voucher: code },
    },
  ]
  return isMixed ? [found, []] : [[], found]
}

const unless = 'patient or voucher'

/** A command may be followed by a patient: “open keiko”, “award to keiko”. */
export const patientIn = (typed: string) => typed.replace(/^\s*(?:open|award(?:\s+to)?)\s+/i, '')

const fits = (label: string, words: readonly string[]) => {
  const parts = label.toLowerCase().split(/\s+/)
  return words.every(word => parts.some(part => part.startsWith(word)))
}

/** Their IDs contain unusual text, because the field takes a command whose ID equals the input. */
const actions: readonly Command[] = [
  { id: 'action award', label: 'Award points', hint: 'Action', go: { to: '/admin?panel=award-points' } },
  {
    id: 'action decide',
    label: 'Review requests',
    hint: 'Action',
    go: { to: '/admin?panel=service-requests' },
  },
  { id: 'action redeem', label: 'Redeem a voucher', hint: 'Action', go: { to: '/admin/vouchers' } },
  { id: 'action lock', label: 'Lock the staff area', hint: 'Action', go: 'lock' },
]

function placesOf({ role, isDemo }: { role: StaffRole; isDemo: boolean }): readonly Command[] {
  const panels = panelsOf(role).map(({ id, title }) => ({
    id: `panel ${id}`,
    label: title,
    hint: 'Panel',
    go: { to: `/admin?panel=${id}` },
  }))
  return [...panels, ...pagesOf(role, isDemo).map(ofPage)]
}

const ofPage = ({ path, title, group }: StaffPage): Command => ({
  id: path,
  label: title,
  hint: group,
  go: { to: path },
})

/** Finding a patient is more common than awarding. */
const ofPatient = (patient: FoundPatient): readonly Command[] => {
  const { id, name, email } = patient
  const hint = contactWords(patient)
  const awardTo = { memberId: id, userEmail: email || `${name} · ${hint}` }
  return [
    { id: `patient ${id}`, label: `Open ${name || hint}`, hint, go: { to: patientAddress(id) } },
    { id: `award ${id}`, label: `Award to ${name || hint}`, hint, go: { awardTo } },
  ]
}
