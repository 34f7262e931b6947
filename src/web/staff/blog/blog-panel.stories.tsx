import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, within } from 'storybook/test'
import {
  getDeletePostMockHandler,
  getListPostsMockHandler,
  getPublishPostMockHandler,
} from '#api/blog/blog.msw.ts'
import { post, press, presses, refused, shownMeta, shows } from './blog-panel.fixtures.tsx'
import type { BlogPanel } from './blog-panel.tsx'

const meta = { ...shownMeta } satisfies Meta<typeof BlogPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Posts' }))
    await expect(list.getAllByRole('heading')).toHaveLength(3)
    await expect(list.queryByRole('button', { name: 'Publish Sunscreen every day' })).toBeNull()
    await expect(list.getByRole('button', { name: 'Publish Old news' })).toBeVisible()
  },
}

export const Found: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Sunscreen every day')
    await userEvent.type(canvas.getByLabelText('Search posts'), 'NIGHT skin')
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(1)
    await shows('Sleep and skin')
  },
}

export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await canvas.findByText('Sunscreen every day')
    await userEvent.type(canvas.getByLabelText('Search posts'), 'lasers')
    await shows('No post matches “lasers”')
    await press(canvasElement, 'Show All Posts')
    await shows('Old news')
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(getListPostsMockHandler([])),
  play: () => shows('No posts yet'),
}

export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getListPostsMockHandler(Array.from({ length: 40 }, (_, n) => post(`Post ${n + 1}`)))),
}

export const LongTexts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getListPostsMockHandler([post('A title that goes on and on '.repeat(7).trim())])),
}

export const Published: Story = {
  beforeEach: ({ msw }) => msw.use(getPublishPostMockHandler(post('Sleep and skin'))),
  play: presses('Publish Sleep and skin', 'Post Published!'),
}

export const PublishingFailed: Story = {
  ...refused(
    'post',
    '*/api/admin/blog-posts/:id/publish',
    403,
    'Your role doesn’t have permission for this.',
  ),
  play: presses('Publish Sleep and skin', 'Publishing Failed', 'Your role doesn’t have permission for this.'),
}

export const Deleted: Story = {
  beforeEach: ({ msw }) => msw.use(getDeletePostMockHandler({ success: true })),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Delete Old news')
    await expect(window.confirm).toHaveBeenCalledWith('Are you sure you want to delete this post?')
    await shows('Post Deleted')
  },
}

export const DeletionFailed: Story = {
  ...refused('delete', '*/api/admin/blog-posts/:id', 404, 'This post no longer exists.'),
  play: presses('Delete Old news', 'Deletion Failed', 'This post no longer exists.'),
}

export const LoadingPosts: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/blog-posts', () => delay('infinite'))),
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/blog-posts', () => HttpResponse.error())),
  play: () => shows('The posts could not be loaded'),
}
