import type { Meta, StoryObj } from '@storybook/react-vite'
import { Card } from '../layout/card/card.tsx'
import { Loading, Skeleton, SkeletonRows, SkeletonText } from './skeleton.tsx'

const meta = { component: Skeleton } satisfies Meta<typeof Skeleton>

export default meta
type Story = StoryObj<typeof meta>

export const Title: Story = { args: { shape: 'title', width: 'half' } }
export const Picture: Story = { args: { shape: 'picture' } }
export const Metal: Story = { args: { shape: 'metal' } }
export const Tile: Story = { args: { shape: 'tile' } }
export const Screen: Story = {
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
