import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { BackupFact } from '#api/schemas/index.ts'
import { getListBackupFactsMockHandler } from '#api/server/server.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { BackupsCard } from './backups-card.tsx'

const saved: BackupFact = { label: 'Last backup', value: 'today, 12 s', state: 'well' }
const proven: BackupFact = { label: 'Last successful restore test', value: 'yesterday, 41 s', state: 'well' }

const meta = {
  component: BackupsCard,
  decorators: [inApp({ path: '/admin' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(getListBackupFactsMockHandler([saved, proven])),
} satisfies Meta<typeof BackupsCard>

export default meta
type Story = StoryObj<typeof meta>

const shows = (...texts: readonly string[]): NonNullable<Story['play']> =>
  async function play({ canvasElement }) {
    const card = within(await within(canvasElement).findByRole('region', { name: 'Backups' }))
    const values = card.getAllByRole('definition').map(({ textContent }) => textContent)
    await expect(values).toEqual(texts)
  }

export const Proven: Story = { play: shows('today, 12 s', 'yesterday, 41 s') }

const noneYet = (value: string): Pick<BackupFact, 'value' | 'state'> => ({ value, state: 'none' })

export const NeverYet: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListBackupFactsMockHandler([
        { ...saved, ...noneYet('none yet; the first one runs at 3:00 AM') },
        { ...proven, ...noneYet('none yet; the first test runs after the first backup') },
      ]),
    ),
  play: shows(
    'none yet; the first one runs at 3:00 AM',
    'none yet; the first test runs after the first backup',
  ),
}

export const Overdue: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListBackupFactsMockHandler([
        { ...saved, value: '2 days ago, 12 s', state: 'overdue' },
        { ...proven, value: '15 days ago, 41 s', state: 'overdue' },
      ]),
    ),
  play: shows('2 days ago, 12 sOverdue', '15 days ago, 41 sOverdue'),
}

export const Failed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListBackupFactsMockHandler([
        saved,
        { ...proven, value: '8 days ago, 41 s; the last attempt failed', state: 'failed' },
      ]),
    ),
  play: shows('today, 12 s', '8 days ago, 41 s; the last attempt failedFailed'),
}

export const NobodyMakesAny: Story = {
  beforeEach: ({ msw }) => msw.use(getListBackupFactsMockHandler([])),
  play: ({ canvasElement }) => expect(canvasElement.querySelector('section')).toBeNull(),
}
