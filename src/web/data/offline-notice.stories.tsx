import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { OfflineNotice } from './offline-notice.tsx'

const meta = { component: OfflineNotice } satisfies Meta<typeof OfflineNotice>

export default meta
type Story = StoryObj<typeof meta>

const says = (onLine: boolean) =>
  Object.defineProperty(navigator, 'onLine', { value: onLine, configurable: true })

const saidByItself = () => void Reflect.deleteProperty(navigator, 'onLine')

export const WithoutAConnection: Story = {
  beforeEach: () => {
    says(false)
    return saidByItself
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByText('You’re offline')).toBeVisible()
    await expect(canvas.getByText(/scan to check in\. Rewards need a connection\./)).toBeVisible()
  },
}

export const LostAndFound: Story = {
  beforeEach: () => {
    says(true)
    return saidByItself
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.queryByText('You’re offline')).toBeNull()
    says(false)
    dispatchEvent(new Event('offline'))
    await expect(await canvas.findByText('You’re offline')).toBeVisible()
    says(true)
    dispatchEvent(new Event('online'))
    await waitFor(() => expect(canvas.queryByText('You’re offline')).toBeNull())
  },
}
