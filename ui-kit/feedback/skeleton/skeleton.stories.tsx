import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../layout/card/card.tsx'
import { Loading, Skeleton, SkeletonRows, SkeletonText } from './skeleton.tsx'

const meta = {
  component: Skeleton,
  parameters: {
    guidance: {
      use: ['While what belongs there is on its way, in the geometry that it will have.'],
      dontUse: ['For less than a blink: what is known is shown at once.', 'For what may not come at all.'],
      instead: { Notice: 'for what did not come', Progress: 'for work whose end is known' },
      anatomy: ['One Loading around them, which says it once', 'Shapes where things will stand'],
      words: ['Screen readers hear what is coming: "Loading your rewards".'],
    },
  },
} satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Title: Story = { args: { shape: 'title', width: 'half' } }
export const Picture: Story = { args: { shape: 'picture' } }
export const Metal: Story = { args: { shape: 'metal' } }
export const Tile: Story = { args: { shape: 'tile' } }
export const Screen: Story = {
  tags: ['do'],
  render: () => (
    <Loading label="Loading your card">
      <Skeleton shape="title" width="most" />
      <Skeleton shape="metal" />
      <Skeleton shape="control" />
      <Card>
        <SkeletonText />
      </Card>
    </Loading>
  ),
}
export const Rows: Story = {
  render: () => (
    <Loading>
      <SkeletonRows rows={4} />
    </Loading>
  ),
}

export const NotWhatWillCome: Story = {
  tags: ['dont'],
  render: () => (
    <Loading label="Loading your card">
      <SkeletonText lines={9} />
    </Loading>
  ),
}
