import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getListPostsMockHandler, getListPostsResponseMock } from '#api/blog/blog.msw.ts'
import type { BlogPost } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { BlogScreen } from './blog-screen.tsx'

const post = (title: string, change: Partial<BlogPost> = {}): BlogPost => {
  const [example] = getListPostsResponseMock()
  return { ...(example as BlogPost), id: title, title, ...change }
}

const posts = [
  post('Sunscreen, every day', { tags: ['spf', 'care', 'summer', 'light', 'daily'] }),
  post('Sleep and skin', {
    category: 'wellness',
    featuredImage: '/pictures/post-sleep.svg',
    tags: ['sleep'],
    content: 'First line\nSecond line\n\nAfter a pause',
    scientificReferences: 'Oyetakin-White P, et al. 2015.',
    publishedAt: '2026-11-03T18:00:00.000Z',
    readTime: 4,
  }),
  post('Without much', { category: null, tags: [], excerpt: '', featuredImage: null, publishedAt: null }),
]

const meta = {
  component: BlogScreen,
  decorators: [inApp({ path: '/blog' })],
  args: {
    category: 'all',
    onCategory: () => undefined,
    open: undefined,
    onOpen: () => undefined,
    onBack: () => undefined,
  },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(getListPostsMockHandler(posts)),
} satisfies Meta<typeof BlogScreen>

export default meta
type Story = StoryObj<typeof meta>

const reads =
  (...texts: readonly string[]): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    for (const text of texts) await waitFor(() => expect(within(canvasElement).getByText(text)).toBeVisible())
  }

export const List: Story = {
  play: async context => {
    await reads('Sunscreen, every day', '+2 more', '· 4 min read', 'All Posts')(context)
    const canvas = within(context.canvasElement)
    await expect(canvas.getAllByText('Nov 3')[0]).toBeVisible()
    const [topics] = canvas.getAllByRole('list', { name: 'Topics' }).map(({ textContent }) => textContent)
    await expect(topics).toBe('spfcaresummer+2 more')
  },
}

export const OneCategory: Story = {
  args: { category: 'wellness' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Sleep and skin')).toBeVisible()
    await expect(canvas.queryByText('Sunscreen, every day')).toBeNull()
  },
}

export const WithoutCategories: Story = {
  beforeEach: ({ msw }) => msw.use(getListPostsMockHandler([post('Alone', { category: null })])),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Alone')).toBeVisible()
    await expect(canvas.queryByRole('group', { name: 'Category' })).toBeNull()
  },
}

export const Detail: Story = {
  args: { open: 'Sleep and skin' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const title = await canvas.findByRole('heading', { level: 1, name: 'Sleep and skin' })
    await expect(title).toHaveFocus()
    await expect(canvas.getAllByRole('button', { name: 'Back to Blog' })[0]).toBeVisible()
    await reads('References & Citations', 'Related Topics', 'November 3, 2026')({ canvasElement } as never)
    const content = canvas.getByText(/First line/)
    await expect(getComputedStyle(content).whiteSpace).toBe('pre-line')
  },
}

export const DetailWithoutMuch: Story = {
  args: { open: 'Without much' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Without much' })).toBeVisible()
    await expect(canvas.queryByText('References & Citations')).toBeNull()
    await expect(canvas.queryByText('Related Topics')).toBeNull()
  },
}

export const ThereAndBack: Story = {
  render: function ThereAndBackAgain(args) {
    const [open, setOpen] = useState<string>()
    return <BlogScreen {...args} open={open} onOpen={setOpen} onBack={() => setOpen(undefined)} />
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Sleep and skin' }))
    const [back] = await canvas.findAllByRole('button', { name: 'Back to Blog' })
    await userEvent.click(back as HTMLElement)
    await expect(await canvas.findByRole('button', { name: 'Sleep and skin' })).toHaveFocus()
  },
}

export const ThePostIsGone: Story = { args: { open: 'deleted' }, play: reads('Sunscreen, every day') }

export const Many: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getListPostsMockHandler(Array.from({ length: 30 }, (_, n) => post(`Post ${n + 1}`)))),
}

const longPost = post('A title that goes on and on and says everything that the post then says once more', {
  excerpt: 'An excerpt that is far too long for a card and so is cut after three lines of it. '.repeat(4),
  content: `${'Some sentence of a long paragraph. '.repeat(60)}\n\n${'x'.repeat(120)}`,
  tags: Array.from({ length: 20 }, (_, n) => `a rather long topic ${n + 1}`),
  scientificReferences: `${'Someone A, Somebody B. A study of some length. '.repeat(8)}\nhttps://example.com/${'y'.repeat(90)}`,
})

export const LongTexts: Story = {
  beforeEach: ({ msw }) => msw.use(getListPostsMockHandler([longPost])),
}

export const LongDetail: Story = {
  args: { open: longPost.id },
  beforeEach: ({ msw }) => msw.use(getListPostsMockHandler([longPost])),
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(getListPostsMockHandler([])),
  play: reads(
    'No Posts Yet',
    "We're working on bringing you amazing content. Check back soon!",
    'Browse Services',
  ),
}

export const NothingInTheCategory: Story = {
  args: { category: 'news' },
  play: reads('No Posts Yet', 'No posts found in News.'),
}

export const LoadingThePosts: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/blog-posts', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading blog posts...')).toBeInTheDocument()
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/blog-posts', () =>
        HttpResponse.json({ message: 'We can’t reach our records right now.' }, { status: 503 }),
      ),
    ),
  play: reads('The blog could not be loaded', 'We can’t reach our records right now.'),
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/blog-posts', () => HttpResponse.error())),
  play: reads('The blog could not be loaded'),
}
