import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../../layout/card/card.tsx'
import { Loading, Skeleton, SkeletonRows, SkeletonText } from './skeleton.tsx'

const meta = {
  component: Skeleton,
  parameters: {
    guidance: {
      use: ['While content is loading, in the layout that it will have.'],
      dontUse: [
        'For a split second: show what’s already known right away.',
        'For content that may never arrive.',
      ],
      instead: { Notice: 'for content that didn’t arrive', Progress: 'for work with a known end' },
      anatomy: ['One Loading around them, announced once', 'Shapes where the content will be'],
      words: ['Screen readers announce what’s loading: "Loading your rewards".'],
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
