import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Notice } from '#ui-kit/feedback/notice/notice.tsx'
import { QrCode } from '../../../qr/qr-code/qr-code.tsx'
import { ShowScreen } from './show-screen.tsx'

const meta = {
  component: ShowScreen,
  args: {
    title: 'Good to see you',
    hint: 'Point your phone at the picture',
    children: <QrCode size="full" label="A picture to scan" text="daily-visit" />,
    foot: (
      <Button size="s" variant="quiet">
        Close
      </Button>
    ),
  },
  parameters: {
    guidance: {
      use: ['For a tablet at the desk that shows one thing, to be seen from six feet away.'],
      dontUse: ['For a device that people hold in their hands.'],
      instead: { Poster: 'for paper', Page: 'for phones' },
      anatomy: ['Greeting', 'What to do', 'The content', 'Fine print and the button to leave'],
      words: ['A greeting and an instruction, nothing more.'],
      keyboard: { Tab: 'Moves to the button to leave.' },
    },
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
} satisfies Meta<typeof ShowScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = { tags: ['do'] }

/** While someone is greeted, the note makes way. */
export const NoteHidden: Story = {
  args: { note: 'Today’s special: HydraFacial Glow Weeks', noteHidden: true },
}

export const NothingToShow: Story = {
  args: { children: <Notice tone="offline" title="No connection" /> },
}

export const TooMuchToRead: Story = {
  tags: ['dont'],
  args: {
    title: 'Welcome to the Velora loyalty program',
    hint: 'Open the app, sign in with your email, press Check In, allow the camera, and point your phone at the picture. A code counts once a day.',
  },
}
