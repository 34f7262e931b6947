import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { PhoneFrame, type PhoneFrameProps } from './phone-frame.tsx'

const InRoom = ({ width, ...frame }: PhoneFrameProps & { width: number }) => (
  <div style={{ width }}>
    <PhoneFrame {...frame} />
  </div>
)

const look =
  'body{margin:0;padding:56px 24px;color:#33222a;font:20px/1.4 sans-serif}h1{font-size:30px;line-height:1.2}' +
  'p+p{padding:20px;border-radius:20px;background:#fff}'

/** A page that needs no server. */
const pageOf = (ground: string, words: string) =>
  `data:text/html,${encodeURIComponent(
    '<!doctype html><html lang="en"><meta charset="utf-8"><title>Example</title>' +
      `<style>${look}html{background:${ground}}</style><body>${words}`,
  )}`

const meta = {
  component: PhoneFrame,
  render: args => <InRoom {...args} />,
  argTypes: { width: { description: 'The space available to it here, in pixels.', control: 'number' } },
  parameters: {
    guidance: {
      use: ['To show staff a page of the app as it looks on a phone.'],
      dontUse: ['For pages of other sites.'],
      instead: { LockScreen: 'for a notification' },
      anatomy: ['Frame', 'Page'],
      words: ['The title says what’s shown.'],
      keyboard: { Tab: 'Moves into the page and out of it.' },
    },
  },
  args: { src: 'about:blank', title: 'An empty page', width: 420 },
} satisfies Meta<typeof InRoom>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

/** The page keeps its width on a phone. */
export const LittleRoom: Story = {
  args: { width: 211 },
  play: async ({ canvasElement }) => {
    const frame = canvasElement.querySelector('iframe')
    await waitFor(() => expect(frame?.getBoundingClientRect().width).toBeCloseTo(195))
    await expect(frame?.clientWidth).toBe(390)
  },
}

export const APageOfTheApp: Story = {
  tags: ['do'],
  args: {
    src: pageOf(
      '#fbf7f2',
      '<h1>Good morning, Mia</h1><p>You have 240 points to spend.</p>' +
        '<p>Your next visit is on Tuesday.</p>' +
        '<p>Glow Facial: 260 points to go.</p>',
    ),
    title: 'Home as Mia sees it',
    width: 211,
  },
}

export const APageOfAnotherSite: Story = {
  tags: ['dont'],
  args: {
    src: pageOf(
      '#e9ebee',
      '<h1>booking.example refused to connect</h1><p>It can’t be shown inside another page.</p>',
    ),
    title: 'Booking',
    width: 211,
  },
}
