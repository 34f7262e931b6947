import type { ProgramOverview } from '#api/schemas/index.ts'
import type { StaffRole } from '../../pages.ts'

type Part = ProgramOverview['missing'][number]['part']

export interface SetupStep {
  readonly id: 'brand' | 'places' | 'menu' | 'rewards' | 'codes' | 'tiers' | 'pages' | 'people'
  readonly name: string
  /** The step's decision, and why it matters. */
  readonly why: string
  /** The parts that must be complete for this step. */
  readonly parts: readonly Part[]
  readonly roles: readonly StaffRole[]
}

const editors: readonly StaffRole[] = ['owner', 'manager']

export const setupSteps: readonly SetupStep[] = [
  {
    id: 'brand',
    name: 'Clinic',
    why: 'Your app name, logo and color, and how patients reach you. You can come back to any of it later.',
    parts: ['brand', 'rules'],
    roles: editors,
  },
  {
    id: 'places',
    name: 'Locations',
    why: 'Where patients can find you. One is enough to start.',
    parts: ['places'],
    roles: editors,
  },
  {
    id: 'menu',
    name: 'Menu',
    why: 'What you offer. Paste your price list, or start with common treatments.',
    parts: ['menu'],
    roles: editors,
  },
  {
    id: 'rewards',
    name: 'Rewards',
    why: 'What patients save their points for. A first reward within easy reach brings them back.',
    parts: ['rewards'],
    roles: editors,
  },
  {
    id: 'codes',
    name: 'Check-in codes',
    why: 'What patients scan when they arrive, and how many points each visit earns.',
    parts: ['codes'],
    roles: editors,
  },
  {
    id: 'tiers',
    name: 'Tiers',
    why: 'How much patients spend to reach each tier, and what it gets them. The defaults are fine to start.',
    parts: ['tiers'],
    roles: editors,
  },
  {
    id: 'pages',
    name: 'Pages',
    why: 'What patients agree to in your clinic’s name. Please open and read these; you can’t publish what you haven’t read.',
    parts: ['pages'],
    roles: editors,
  },
  {
    id: 'people',
    name: 'People',
    why: 'Who works here. Everyone gets their own code.',
    parts: [],
    roles: ['owner'],
  },
]

export const stepsFor = (role: StaffRole | undefined): readonly SetupStep[] =>
  setupSteps.filter(({ roles }) => role !== undefined && roles.includes(role))

/** The step's remaining work, in words; undefined if it's done. */
export const toDoIn = ({ parts }: SetupStep, overview: ProgramOverview | undefined): string | undefined =>
  overview?.missing.find(({ part }) => parts.includes(part))?.what

/** The first unfinished step, or the very first one if nothing has been started or all is done. */
export function stepToGoOnWith(
  steps: readonly SetupStep[],
  overview: ProgramOverview,
): SetupStep | undefined {
  const isBegun = overview.version > 0 || overview.parts.some(({ changed }) => changed)
  return (isBegun && steps.find(step => toDoIn(step, overview))) || steps[0]
}
