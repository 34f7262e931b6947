import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PhoneFrame, type PhoneFrameProps } from './phone-frame.tsx'

const InRoom = ({ width, ...frame }: PhoneFrameProps & { width: number }) => (
  <div style={{ width }}>
    <PhoneFrame {...frame} />
  </div>
)

const meta = {
  component: PhoneFrame,
  render: args => <InRoom {...args} />,
  argTypes: { width: { description: 'How much room there is for it here, in pixels.', control: 'number' } },
  parameters: {
    guidance: {
      use: ['To show a page of the app to staff as a phone shows it.'],
      dontUse: ['For pages of other sites.'],
      instead: { LockScreen: 'for a notification' },
      anatomy: ['Frame', 'Page'],
      words: ['The title says what is shown.'],
      keyboard: { Tab: 'Goes into the page and out of it.' },
    },
  },
  args: { src: 'about:blank', title: 'An empty page', width: 420 },
} satisfies Meta<typeof InRoom>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The page keeps the width that it has on a phone. */
export const LittleRoom: Story = {
  args: { width: 211 },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe')
    await waitFor(() => expect(frame?.getBoundingClientRect().width).toBeCloseTo(195))
    await expect(frame?.clientWidth).toBe(390)
  },
}
