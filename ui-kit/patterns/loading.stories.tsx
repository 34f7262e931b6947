import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loading, Skeleton, SkeletonRows, SkeletonText } from '../feedback/skeleton/skeleton.tsx'
import { Card } from '../layout/card/card.tsx'
import { Example, Pattern } from './pattern.tsx'

const LoadingPage = () => (
  <Pattern
    title="Loading"
    lead="Show what’s already known right away, and reserve space for the rest."
    rules={[
      'Public lists come with the page. Content that was seen before is shown while it’s being fetched again.',
      'Skeletons have the layout of the content, so nothing moves when it arrives.',
      'One Loading component tells screen readers once what’s loading.',
      'No spinners: a button says what it’s doing, and a list shows skeleton rows.',
      'With reduced motion, skeletons don’t move.',
    ]}
  >
    <Example title="A card and a list that are still loading">
      <Loading label="Loading your card">
        <Skeleton shape="title" width="most" />
        <Skeleton shape="metal" />
        <Card>
          <SkeletonText lines={2} />
        </Card>
        <SkeletonRows rows={2} />
      </Loading>
    </Example>
  </Pattern>
)

const meta = { component: Pattern, tags: ['!autodocs'], render: () => <LoadingPage /> } satisfies Meta<
  typeof Pattern
>

export default meta

export const Page: StoryObj = { name: 'Loading' }
