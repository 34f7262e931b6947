import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/button/button.tsx'
import { Notice } from '../feedback/notice/notice.tsx'
import { Text } from '../layout/text/text.tsx'
import { Choice, Example, Pattern } from './pattern.tsx'

const OfflinePage = () => (
  <Pattern
    title="Offline, and how old the content is"
    lead="Content on the phone stays readable, and says how old it is."
    rules={[
      'Lists that were seen before are shown without a connection, with the time of their last update.',
      'A check-in that was scanned offline waits on the phone and is sent automatically. The member sees that it’s waiting.',
      'A control that doesn’t work offline says so when it’s pressed, and what was typed is kept.',
      'Once back online, lists refresh automatically; nobody has to reload.',
    ]}
  >
    <Example title="A list from an earlier visit">
      <Text size={14} tone="quiet">
        Last updated 12 minutes ago
      </Text>
    </Example>
    <Example title="A part that couldn’t be loaded">
      <Notice
        tone="offline"
        title="We could not load your rewards"
        action={
          <Button size="s" variant="secondary">
            Try Again
          </Button>
        }
      >
        Please check your connection and try again.
      </Notice>
    </Example>
    <Choice
      title="Where to say it"
      cases={[
        ['The whole app is offline', 'One notice above the page'],
        ['One part couldn’t be loaded', 'A notice in its place, with Try Again'],
        ['The server refused', 'A critical notice with the server’s message'],
      ]}
    />
  </Pattern>
)

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <OfflinePage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'Offline and age' }
