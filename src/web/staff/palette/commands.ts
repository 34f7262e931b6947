import { memberIn } from '../../member/member-code.ts'
import { contactWords } from '../award/contact-words.ts'
import type { startAward } from '../award/start-award.ts'
import { pagesOf, type StaffPage, type StaffRole } from '../pages.ts'
import { panelsOf } from '../panels.ts'
import { patientAddress } from '../patients/patient-labels.ts'

/** One thing that the palette leads to. */
export interface Command {
  readonly id: string
  readonly label: string
  /** What kind of thing it is, or whom it concerns. */
  readonly hint: string
  readonly go: Destination
}

/** An address, a patient to award a treatment to, a voucher, or locking the staff area. */
type Destination =
  | { readonly to: string }
  | { readonly awardTo: Parameters<typeof startAward>[0] }
  | { readonly voucher: string }
  | 'lock'

/** Whether it came with the patients who fit, or only counts where there are none. */
export const concernsPatient = ({ id }: Command) => id.startsWith('award ') || id.startsWith('patient ')

interface FoundPatient {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
}

const most = 8

/** The actions, panels and pages whose words begin with what was typed, then the patients who fit. */
export function commandsFor(
  typed: string,
  who: { role: StaffRole; isDemo: boolean },
  patients: readonly FoundPatient[],
): readonly Command[] {
  const cardOf = memberIn(typed)
  if (cardOf) return [memberCard(cardOf)]
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const places = [...actions, ...placesOf(who)].filter(({ label }) => fits(label, words))
  // Who has typed a name means the patient; a screen whose title begins so comes before.
  const ofEach = (patient: FoundPatient) =>
    words[0] === 'award' ? ofPatient(patient).toReversed() : ofPatient(patient)
  const [mixed, plain] = voucherIn(typed)
  return [...mixed, ...places, ...patients.flatMap(ofEach), ...plain].slice(0, most)
}

/** Scanned into the field. */
const memberCard = (id: string): Command => ({
  id: `card ${id}`,
  label: 'Open this member',
  hint: 'Member card',
  go: { to: patientAddress(id) },
})

/** What may be a voucher's code: of letters and digits it is hardly anything else, of one kind also a name or a phone number. */
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

/** Who says what to do says a patient after it: “open keiko”, “award to keiko”. */
export const patientIn = (typed: string) => typed.replace(/^\s*(?:open|award(?:\s+to)?)\s+/i, '')

const fits = (label: string, words: readonly string[]) => {
  const parts = label.toLowerCase().split(/\s+/)
  return words.every(word => parts.some(part => part.startsWith(word)))
}

/** Their ids are what nobody types: the field takes a command whose id it says. */
const actions: readonly Command[] = [
  { id: 'action award', label: 'Award a treatment', hint: 'Action', go: { to: '/admin?panel=award-points' } },
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

/** Finding somebody is more common than awarding. */
const ofPatient = (patient: FoundPatient): readonly Command[] => {
  const { id, name, email } = patient
  const hint = contactWords(patient)
  const awardTo = { memberId: id, userEmail: email || `${name} · ${hint}` }
  return [
    { id: `patient ${id}`, label: `Open ${name || hint}`, hint, go: { to: patientAddress(id) } },
    { id: `award ${id}`, label: `Award to ${name || hint}`, hint, go: { awardTo } },
  ]
}
