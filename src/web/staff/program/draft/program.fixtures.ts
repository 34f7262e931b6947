import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getReadProgramMockHandler } from '#api/program/program.msw.ts'
import type { ProgramOverview } from '#api/schemas/index.ts'
import { getCheckStaffSessionMockHandler } from '#api/staff/staff.msw.ts'
import { clearDrafts } from '../../../data/drafts.ts'
import { handlersOf } from './draft-handlers.fixtures.ts'
import type { Category, Code, Milestone, Place, Reward, Service, Tier } from './parts.ts'

const idOf = (kind: number, n: number) =>
  `0198f0c6-5b1e-7a51-9d3a-${String(kind * 100_000 + n).padStart(12, '0')}`

export const place = (name: string, change: Partial<Place> = {}): Place => ({
  id: idOf(1, name.length),
  name,
  address: 'Torstraße 1, 10119 Berlin',
  phone: '+49 30 1234567',
  openingHours: null,
  bookingUrl: null,
  timeZone: null,
  isArchived: false,
  ...change,
})

export const categories: Category[] = [
  { id: 'fillers', name: 'Fillers' },
  { id: 'iv-drips', name: 'IV Drips' },
]

export const service = (n: number, name: string, change: Partial<Service> = {}): Service => ({
  id: idOf(2, n),
  name,
  description: 'Soft volume and definition.',
  categoryId: 'fillers',
  price: '650.00',
  durationMinutes: 45,
  pointsEarned: 65,
  imageUrl: '/pictures/fillers.svg',
  isArchived: false,
  ...change,
})

export const reward = (n: number, title: string, change: Partial<Reward> = {}): Reward => ({
  id: idOf(3, n),
  title,
  description: 'Towards any treatment.',
  pointsRequired: 100 * n,
  rewardValue: title,
  worth: null,
  icon: 'gift',
  color: 'rose',
  imageUrl: null,
  validDays: null,
  repeatDays: null,
  stock: null,
  tiers: [],
  startsOn: null,
  endsOn: null,
  isPaused: false,
  isArchived: false,
  ...change,
})

export const code = (n: number, description: string, change: Partial<Code> = {}): Code => ({
  id: idOf(4, n),
  description,
  pointsValue: 5,
  isRetired: false,
  ...change,
})

export const tiers: readonly Tier[] = [
  { id: 'Bronze', name: 'Bronze', from: '0.00', metal: 'bronze', perks: [] },
  { id: 'Silver', name: 'Silver', from: '500.00', metal: 'silver', perks: ['A drink on the house'] },
  {
    id: 'Gold',
    name: 'Gold',
    from: '2000.00',
    metal: 'gold',
    perks: ['A drink on the house', 'Free parking'],
  },
  { id: 'Platinum', name: 'Platinum', from: '5000.00', metal: 'platinum', perks: [] },
]

export const milestone = (points: number, words = ''): Milestone => ({ id: idOf(5, points), points, words })

const part = (name: ProgramOverview['parts'][number]['part']): ProgramOverview['parts'][number] => ({
  part: name,
  changed: false,
  changedBy: null,
  changedAt: null,
  problems: [],
})

export const overview = (change: Partial<ProgramOverview> = {}): ProgramOverview => ({
  revision: 'overview-1',
  version: 3,
  publishedAt: '2026-11-20T18:00:00.000Z',
  publishedBy: 'Olga',
  scheduled: null,
  parts: (['places', 'menu', 'rewards', 'codes', 'tiers', 'pages', 'brand', 'rules'] as const).map(part),
  missing: [],
  ...change,
})

/** The parts, with this one changed by Tess. */
export const changedPart = (
  name: ProgramOverview['parts'][number]['part'],
  problems: ProgramOverview['parts'][number]['problems'] = [],
) =>
  overview().parts.map(each =>
    each.part === name
      ? { ...each, changed: true, changedBy: 'Tess', changedAt: '2026-11-22T09:00:00.000Z', problems }
      : each,
  )

export const session = (role: 'owner' | 'manager' | 'front desk' = 'owner') =>
  getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Olga', role })

type Msw = { use: (...handlers: ReturnType<typeof http.get>[]) => void }

/** A clinic with this draft of a part, which stores what is saved. */
export function clinicWith(msw: Msw, name: Parameters<typeof handlersOf>[0], contents: object) {
  clearDrafts()
  const { handlers, saved } = handlersOf(name, contents)
  const others =
    name === 'places'
      ? []
      : handlersOf('places', { places: [place('Mitte'), place('Charlottenburg')] }).handlers
  msw.use(session(), getReadProgramMockHandler(overview()), ...others, ...handlers)
  return saved
}

export const body = () => within(document.body)

export const type = async (label: string | RegExp, words: string) => {
  const field = await body().findByLabelText(label)
  await userEvent.clear(field)
  if (words) await userEvent.type(field, words)
}

export const rows = (label: string) =>
  within(body().getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(row => row.textContent)

export const sees = (words: string | RegExp) =>
  waitFor(() => expect(body().getAllByText(words)[0]).toBeVisible())

export const refusedToSave = (path: string, status: number, code: string, message: string) =>
  http.put(`*${path}`, () => HttpResponse.json({ code, message }, { status }))
