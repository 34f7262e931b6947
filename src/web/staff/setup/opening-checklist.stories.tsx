import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { getReadProgramMockHandler } from '#api/program/program.msw.ts'
import type { ProgramOverview } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { OpeningChecklist } from './opening-checklist.tsx'

const overview = (changes: Partial<ProgramOverview>): ProgramOverview => ({
  revision: 'overview-1',
  version: 0,
  publishedAt: null,
  publishedBy: null,
  scheduled: null,
  parts: [],
  missing: [],
  ...changes,
})
const everything: ProgramOverview['missing'] = [
  { part: 'places', what: 'Add a location' },
  { part: 'menu', what: 'Add a service' },
  { part: 'rewards', what: 'Add a reward' },
  { part: 'codes', what: 'Add a check-in code' },
  { part: 'tiers', what: 'Add tier perks' },
]

const meta = {
  component: OpeningChecklist,
  decorators: [inApp({ path: '/admin' })],
  beforeEach: ({ msw }) => msw.use(getReadProgramMockHandler(overview({ missing: everything }))),
} satisfies Meta<typeof OpeningChecklist>

export default meta
type Story = StoryObj<typeof meta>
type Canvas = { canvasElement: HTMLElement }

const leads = async ({ canvasElement }: Canvas) =>
  (await within(canvasElement).findAllByRole('link')).map(link => link.getAttribute('href'))

export const NothingDone: Story = {
  play: async context => {
    await expect(await leads(context)).toEqual([
      '/admin/program/setup',
      '/admin/program/places',
      '/admin/program/menu',
      '/admin/program/rewards',
      '/admin/program/codes',
      '/admin/program/tiers',
      '/admin/program',
    ])
    await expect(within(context.canvasElement).getByText(/“Opening soon”/)).toBeVisible()
  },
}

export const OnlyToPublish: Story = {
  beforeEach: ({ msw }) => msw.use(getReadProgramMockHandler(overview({}))),
  play: async context => expect(await leads(context)).toEqual(['/admin/program/setup', '/admin/program']),
}

export const OneMissingOfAnOpenClinic: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getReadProgramMockHandler(overview({ version: 3, missing: everything.slice(3, 4) }))),
  play: async context => {
    await expect(await leads(context)).toEqual(['/admin/program/codes'])
    await expect(within(context.canvasElement).queryByText(/Opening soon/)).toBeNull()
  },
}

let asked = false

export const AllDone: Story = {
  beforeEach: ({ msw }) => {
    asked = false
    msw.use(
      getReadProgramMockHandler(() => {
        asked = true
        return overview({ version: 3 })
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(asked).toBe(true))
    await expect(canvasElement.querySelector('section')).toBeNull()
  },
}
