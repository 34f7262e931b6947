import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import {
  getCreatePostMockHandler,
  getDeletePostMockHandler,
  getListPostsMockHandler,
  getListPostsResponseMock,
  getPublishPostMockHandler,
  getUpdatePostMockHandler,
} from '#api/content/content.msw.ts'
import type { BlogPost } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { clearDrafts, saveDraft } from '../../data/drafts.ts'
import { BlogPanel } from './blog-panel.tsx'
import { draftName, emptyPost } from './post-draft.ts'

const post = (title: string, change: Partial<BlogPost> = {}): BlogPost => {
  const [example] = getListPostsResponseMock()
  return {
    ...(example as BlogPost),
    id: title.replaceAll(' ', '-'),
    slug: title.replaceAll(' ', '-'),
    title,
    ...change,
  }
}

const posts = [
  post('Sunscreen every day'),
  post('Sleep and skin', { status: 'draft', publishedAt: null, category: 'wellness', tags: ['night'] }),
  post('Old news', { status: 'archived', category: null }),
]

const meta = {
  component: BlogPanel,
  decorators: [inApp({ path: '/admin' })],
  beforeEach: ({ msw }) => {
    clearDrafts()
    msw.use(getListPostsMockHandler(posts))
    const asked = spyOn(window, 'confirm').mockReturnValue(true)
    return () => asked.mockRestore()
  },
} satisfies Meta<typeof BlogPanel>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

const press = async (_canvasElement: HTMLElement, name: string) =>
  userEvent.click(await within(document.body).findByRole('button', { name }))
const editor = async () => within(await within(document.body).findByRole('dialog'))

const presses =
  (name: string, ...words: readonly string[]): Play =>
  async ({ canvasElement }) => {
    await press(canvasElement, name)
    for (const each of words) await shows(each)
  }

const refused = (
  method: 'post' | 'put' | 'delete',
  path: string,
  status: number,
  message: string,
): Story => ({
  beforeEach: ({ msw }) =>
    msw.use(http[method](path, () => HttpResponse.json({ message, code: 'refused' }, { status }))),
})

const write = async (canvasElement: HTMLElement) => {
  await press(canvasElement, 'New Post')
  const form = await editor()
  await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus())
  await userEvent.type(form.getByLabelText('Title'), 'Winter care')
  await userEvent.type(form.getByLabelText('Content'), 'Drink water.{enter}{enter}Sleep well.')
  await userEvent.type(form.getByLabelText(/^Tags/), 'winter, , care,winter')
  return form
}

// @staff-2-blog-list @staff-2-blog-publish
export const Several: Story = {
  play: async ({ canvasElement }) => {
    const list = within(await within(canvasElement).findByRole('list', { name: 'Posts' }))
    await expect(list.getAllByRole('heading')).toHaveLength(3)
    await expect(list.queryByRole('button', { name: 'Publish Sunscreen every day' })).toBeNull()
    await expect(list.getByRole('button', { name: 'Publish Old news' })).toBeVisible()
  },
}

// @staff-2-blog-search
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

export const TitleAndContentMissing: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'New Post')
    await press(canvasElement, 'Create Post')
    await shows('Please provide at least a title and content.')
    await shows('Please write the post')
  },
}

// @staff-5-tags-trimmed
export const Preview: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    const preview = within((await editor()).getByRole('region', { name: 'As patients see it' }))
    await expect(preview.getByRole('heading', { name: 'Winter care' })).toBeVisible()
    await expect(preview.getByText(/Drink water/)).toHaveTextContent('Drink water. Sleep well.')
    await expect(preview.getAllByText(/^(winter|care)$/)).toHaveLength(2)
    await expect(preview.getByText('· 1 min read')).toBeVisible()
  },
}

export const Created: Story = {
  beforeEach: ({ msw }) => msw.use(getCreatePostMockHandler(post('Winter care', { status: 'draft' }))),
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    await press(canvasElement, 'Create Post')
    await shows('Post Created!')
    await shows('It is kept as a draft.')
    await press(canvasElement, 'New Post')
    await expect((await editor()).getByLabelText('Title')).toHaveValue('')
  },
}

// @staff-8-failed-other
export const NotSaved: Story = {
  ...refused('post', '*/api/admin/blog-posts', 503, 'We can’t reach our records right now.'),
  play: async ({ canvasElement }) => {
    const form = await write(canvasElement)
    await press(canvasElement, 'Create Post')
    await shows('We can’t reach our records right now.')
    await expect(form.getByLabelText('Title')).toHaveValue('Winter care')
    await press(canvasElement, 'Back to Posts')
    await press(canvasElement, 'New Post')
    await expect((await editor()).getByLabelText('Title')).toHaveValue('Winter care')
  },
}

export const OfflineWhileSaving: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/admin/blog-posts', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    const form = await write(canvasElement)
    await press(canvasElement, 'Create Post')
    await shows(/We can’t reach the clinic right now/)
    await expect(form.getByLabelText('Content')).toHaveValue('Drink water.\n\nSleep well.')
  },
}

const keys: (string | null)[] = []

export const CreatedOnceAfterClosingTheEditor: Story = {
  beforeEach: ({ msw }) => {
    keys.length = 0
    msw.use(
      http.post('*/api/admin/blog-posts', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return keys.length === 1
          ? HttpResponse.error()
          : HttpResponse.json(post('Winter care', { status: 'draft' }))
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    await press(canvasElement, 'Create Post')
    await shows(/We can’t reach the clinic right now/)
    await press(canvasElement, 'Back to Posts')
    await press(canvasElement, 'New Post')
    await press(canvasElement, 'Create Post')
    await shows('Post Created!')
    await expect(keys[0]).toBeTruthy()
    await expect(keys[1]).toBe(keys[0])
  },
}

// @staff-2-blog-dialog
export const Edited: Story = {
  beforeEach: ({ msw }) => msw.use(getUpdatePostMockHandler(post('Sleep and skin'))),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Edit Sleep and skin')
    const form = await editor()
    await expect(form.getByLabelText('Status')).toHaveValue('draft')
    await userEvent.selectOptions(form.getByLabelText('Status'), 'archived')
    await press(canvasElement, 'Save Post')
    await shows('Post Updated!')
  },
}

export const UnsavedChanges: Story = {
  beforeEach: () =>
    saveDraft(draftName('Sleep-and-skin'), { ...emptyPost, title: 'Sleep, skin and time', content: 'More.' }),
  play: async ({ canvasElement }) => {
    await shows('Unsaved changes')
    await press(canvasElement, 'Edit Sleep and skin')
    await expect((await editor()).getByLabelText('Title')).toHaveValue('Sleep, skin and time')
    await press(canvasElement, 'Discard Changes')
    await expect(window.confirm).toHaveBeenCalledWith('Discard what you have typed?')
    await expect(within(canvasElement).queryByText('Unsaved changes')).toBeNull()
  },
}

const theirs = post('Sleep and skin', { content: 'What Ruth wrote.', version: 'second' })
const versions: (string | null)[] = []

/** Ruth saved while Olga wrote: the first save is refused, nothing typed is lost, and Olga decides. */
export const ChangedBySomebodyElse: Story = {
  beforeEach: ({ msw }) => {
    versions.length = 0
    msw.use(
      http.get('*/api/blog-posts', () =>
        HttpResponse.json([versions.length ? theirs : post('Sleep and skin', { version: 'first' })]),
      ),
      http.put('*/api/admin/blog-posts/:id', ({ request }) => {
        versions.push(request.headers.get('If-Match'))
        if (versions.length > 1) return HttpResponse.json(theirs)
        const message = 'Somebody else changed this post since you opened it. What you wrote is still here.'
        return HttpResponse.json({ code: 'post-changed', message }, { status: 409 })
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Edit Sleep and skin')
    const form = await editor()
    await userEvent.type(form.getByLabelText('Title'), ', by Olga')
    await press(canvasElement, 'Save Post')
    await shows('Somebody else changed this post')
    await expect(form.getByLabelText('Title')).toHaveValue('Sleep and skin, by Olga')
    await press(canvasElement, 'Keep My Text')
    await press(canvasElement, 'Save Post')
    await shows('Post Updated!')
    await expect(versions).toEqual(['"first"', '"second"'])
  },
}

export const TheirsTaken: Story = {
  beforeEach: ({ msw }) => {
    saveDraft(draftName('Sleep-and-skin'), { ...emptyPost, title: 'By Olga', version: 'first' })
    msw.use(getListPostsMockHandler([theirs]))
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Edit Sleep and skin')
    await press(canvasElement, 'Take Theirs')
    await expect((await editor()).getByLabelText('Content')).toHaveValue('What Ruth wrote.')
    await waitFor(() => expect(within(document.body).queryByText('Take Theirs')).toBeNull())
  },
}

export const Published: Story = {
  beforeEach: ({ msw }) => msw.use(getPublishPostMockHandler(post('Sleep and skin'))),
  play: presses('Publish Sleep and skin', 'Post Published!'),
}

// @staff-8-failed-publishing
export const PublishingFailed: Story = {
  ...refused('post', '*/api/admin/blog-posts/:id/publish', 403, 'Your role does not allow this.'),
  play: presses('Publish Sleep and skin', 'Publishing Failed', 'Your role does not allow this.'),
}

export const Deleted: Story = {
  beforeEach: ({ msw }) => msw.use(getDeletePostMockHandler({ success: true })),
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Delete Old news')
    await expect(window.confirm).toHaveBeenCalledWith('Are you sure you want to delete this post?')
    await shows('Post Deleted')
  },
}

// @staff-8-failed-post-deletion
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
