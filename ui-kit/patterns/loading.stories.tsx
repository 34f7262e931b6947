import type { Meta, StoryObj } from '@storybook/react-vite'
import { Loading, Skeleton, SkeletonRows, SkeletonText } from '../feedback/skeleton/skeleton.tsx'
import { Card } from '../layout/card/card.tsx'
import { Example, Pattern } from './pattern.tsx'

const LoadingPage = () => (
  <Pattern
    title="Loading"
    lead="What is known is shown at once; the rest has its place already."
    rules={[
      'Public lists come with the page. What was seen before is shown while it is asked for anew.',
      'Skeletons have the geometry of what comes, so that nothing moves when it does.',
      'One Loading says once, to screen readers, what is on its way.',
      'There is no spinner: a button says what it does, a list shows its rows.',
      'Under reduced motion skeletons stand still.',
    ]}
  >
    <Example title="A card and a list on their way">
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
