import { pagesOf, type StaffPage, type StaffRole } from '../pages.ts'
import { panelsOf } from '../panels.ts'

/** One thing that the palette leads to. */
export interface Command {
  readonly id: string
  readonly label: string
  /** What kind of thing it is, or whom it concerns. */
  readonly hint: string
  readonly go: Going
}

/** An address, a patient to award a treatment to, or locking the staff area. */
export type Going = { readonly to: string } | { readonly awardTo: string } | 'lock'

/** Whether it came with the patients who fit, and not with what was typed. */
export const concernsPatient = ({ id }: Command) => id.startsWith('award ') || id.startsWith('patient ')

interface FoundPatient {
  readonly id: string
  readonly name: string
  readonly email: string
}

const most = 8

/** The actions, panels and pages whose words begin with what was typed, then the patients who fit. */
export function commandsFor(
  typed: string,
  who: { role: StaffRole; isDemo: boolean },
  patients: readonly FoundPatient[],
): readonly Command[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  const places = [...actions, ...placesOf(who)].filter(({ label }) => fits(label, words))
  // Who has typed a name means the patient; a screen whose title begins so comes before.
  return [...places.slice(0, most), ...patients.flatMap(ofPatient)].slice(0, most)
}

const fits = (label: string, words: readonly string[]) => {
  const parts = label.toLowerCase().split(/\s+/)
  return words.every(word => parts.some(part => part.startsWith(word)))
}

const actions: readonly Command[] = [
  { id: 'award', label: 'Award a treatment', hint: 'Action', go: { to: '/admin?panel=award-points' } },
  { id: 'decide', label: 'Review requests', hint: 'Action', go: { to: '/admin?panel=service-requests' } },
  { id: 'redeem', label: 'Redeem a voucher', hint: 'Action', go: { to: '/admin/vouchers' } },
  { id: 'lock', label: 'Lock the staff area', hint: 'Action', go: 'lock' },
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

const ofPatient = ({ id, name, email }: FoundPatient): readonly Command[] => [
  { id: `award ${id}`, label: `Award to ${name || email}`, hint: email, go: { awardTo: email } },
  { id: `patient ${id}`, label: `Open ${name || email}`, hint: email, go: { to: `/admin/patients/${id}` } },
]
