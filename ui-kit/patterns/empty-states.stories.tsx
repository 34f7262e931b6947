import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../actions/button/button.tsx'
import { EmptyState } from '../feedback/empty-state/empty-state.tsx'
import { Choice, Example, Pattern } from './pattern.tsx'

const EmptyPage = () => (
  <Pattern
    title="Empty states"
    lead="Nothing yet is a beginning: say so, and show the first step."
    rules={[
      'A drawing, what there is nothing of, how the first one comes, and one action.',
      'An empty search says the word again and offers to clear it.',
      'Staff read what patients will see there, or how to fill it.',
      'Nothing is never shown for what could not be loaded.',
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
        ['There is nothing', 'EmptyState'],
        ['It is on its way', 'Skeleton'],
        ['It could not be loaded', 'Notice with Try Again'],
        ['It is not allowed', 'Notice that says who may'],
      ]}
    />
  </Pattern>
)

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <EmptyPage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'Empty states' }
