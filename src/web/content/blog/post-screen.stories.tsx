import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, spyOn, userEvent, within } from 'storybook/test'
import { getListPostsMockHandler, getListPostsResponseMock } from '#api/blog/blog.msw.ts'
import type { BlogPost } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { PostScreen } from './post-screen.tsx'

const [example] = getListPostsResponseMock()
const post: BlogPost = {
  ...(example as BlogPost),
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1101',
  slug: 'sleep-and-skin-2f6f1d1c1101',
  title: 'Sleep and skin',
  metaTitle: 'Sleep, and what it does for skin',
  metaDescription: 'Seven hours.',
  content: 'We all know it.\n\nWhat the studies say\nSkin heals at night.\n\nSleep well.\nThat is all.',
}

const meta = {
  component: PostScreen,
  decorators: [inApp({ path: `/blog/${post.slug}` })],
  args: { slug: post.slug },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(getListPostsMockHandler([post])),
} satisfies Meta<typeof PostScreen>

export default meta
type Story = StoryObj<typeof meta>

const description = () => document.querySelector<HTMLMetaElement>('meta[name=description]')

export const Shown: Story = {
  beforeEach: () => {
    if (!description())
      document.head.append(Object.assign(document.createElement('meta'), { name: 'description' }))
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Sleep and skin' })).toBeVisible()
    const titles = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    await expect(titles).toEqual(['What the studies say', 'Related Topics'])
    await expect(document.title).toMatch(/^Sleep, and what it does for skin · /)
    await expect(description()?.content).toBe('Seven hours.')
    await expect(canvas.getAllByRole('link', { name: 'Back to Blog' })[0]).toHaveAttribute('href', '/blog')
  },
}

/** The URL has an older title: only the end of the ID counts. */
export const ByAnOlderAddress: Story = {
  args: { slug: 'sleep-2f6f1d1c1101' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('heading', { name: 'Sleep and skin' })).toBeVisible()
  },
}

/** Browsers that can't share copy the URL; ones that can't copy show it. */
export const TheLinkCanNotBeCopied: Story = {
  beforeEach: () => {
    const share = Object.getOwnPropertyDescriptor(Navigator.prototype, 'share')
    Object.defineProperty(navigator, 'share', { value: undefined, configurable: true })
    const copy = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('no', 'NotAllowedError'),
    )
    return () => {
      copy.mockRestore()
      Reflect.deleteProperty(navigator, 'share')
      if (share) Object.defineProperty(Navigator.prototype, 'share', share)
    }
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Share' }))
    await within(document.body).findByText(/\/blog\/sleep-and-skin-2f6f1d1c1101$/)
  },
}

export const NoSuchPost: Story = {
  args: { slug: 'nothing' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('We can’t find that page')).toBeVisible()
    await expect(document.title).toMatch(/^Page not found · /)
  },
}

export const LoadingThePost: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/blog-posts', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Loading the post')).toBeInTheDocument()
  },
}

export const NotReached: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/blog-posts', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Try Again' })).toBeVisible()
  },
}
