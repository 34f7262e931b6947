import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/button/button.tsx'
import { EmptyState } from '../feedback/empty-state/empty-state.tsx'
import { Choice, Example, Pattern } from './pattern.tsx'

const EmptyPage = () => (
  <Pattern
    title="Empty states"
    lead="An empty list is a starting point: say that it’s empty, and show the first step."
    rules={[
      'Show a drawing, what’s missing, how to get the first one, and one action.',
      'A search without results repeats the search text and offers to clear it.',
      'For staff, say what patients will see there, or how to fill it.',
      'Never show an empty state for content that couldn’t be loaded.',
    ]}
  >
    <Example title="Nothing yet">
      <EmptyState
        drawing="gift"
        title="No vouchers yet"
        hint="Claim a reward and it waits here."
        action={<Button variant="secondary">See Rewards</Button>}
      />
    </Example>
    <Example title="Nothing found">
      <EmptyState
        drawing="search"
        title="Nothing found for “gloww”"
        hint="Part of a name is enough."
        action={<Button variant="secondary">Clear Search</Button>}
      />
    </Example>
    <Choice
      title="Empty, or something else"
      cases={[
        ['There’s nothing yet', 'EmptyState'],
        ['It’s still loading', 'Skeleton'],
        ['It couldn’t be loaded', 'Notice with Try Again'],
        ['It’s not allowed', 'Notice that says who’s allowed'],
      ]}
    />
  </Pattern>
)

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <EmptyPage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'Empty states' }
