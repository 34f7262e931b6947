import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { getListServicesQueryKey } from '#api/menu/menu.ts'
import { inApp } from '../app/in-app.fixtures.tsx'
import { queryClient } from '../data/query-client.ts'
import { noteListAge } from '../data/staleness.ts'
import { LastUpdated } from './last-updated.tsx'

const [path] = getListServicesQueryKey()

const meta = {
  component: LastUpdated,
  decorators: [inApp({ path: '/services' })],
  args: { of: getListServicesQueryKey() },
} satisfies Meta<typeof LastUpdated>

export default meta
type Story = StoryObj<typeof meta>

const keptFor = (minutes: number) => () => {
  noteListAge(path, Date.now() - minutes * 60_000)
  return () => noteListAge(path, undefined)
}

const reads =
  (text: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(text)).toBeVisible()
  }

export const FromAnEarlierVisit: Story = {
  beforeEach: keptFor(12),
  play: reads('Last updated 12 minutes ago'),
}

export const FromHoursAgo: Story = { beforeEach: keptFor(200), play: reads('Last updated 3 hours ago') }

export const FromDaysAgo: Story = {
  beforeEach: keptFor(3 * 24 * 60),
  play: reads('Last updated 3 days ago'),
}

export const UpToDate: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByText(/Last updated/)).toBeNull()
  },
}

export const InMemoryWithoutAConnection: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
    return () => void Reflect.deleteProperty(navigator, 'onLine')
  },
  decorators: [
    Story => {
      queryClient.setQueryData([path], [], { updatedAt: Date.now() - 5 * 60_000 })
      return <Story />
    },
  ],
  play: reads('Last updated 5 minutes ago'),
}
