import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  getCreatePostMockHandler,
  getListPostsMockHandler,
  getUpdatePostMockHandler,
} from '#api/blog/blog.msw.ts'
import { saveDraft } from '../../data/drafts.ts'
import { editor, post, press, refused, shownMeta, shows, write } from './blog-panel.fixtures.tsx'
import type { BlogPanel } from './blog-panel.tsx'
import { draftName, draftOf, emptyPost } from './post-draft.ts'

const meta = { ...shownMeta } satisfies Meta<typeof BlogPanel>

export default meta
type Story = StoryObj<typeof meta>

export const TitleAndContentMissing: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'New Post')
    await press(canvasElement, 'Create Post')
    await shows('Please provide at least a title and content.')
    await shows('Please enter the content')
  },
}

export const Preview: Story = {
  play: async ({ canvasElement }) => {
    await write(canvasElement)
    const preview = within((await editor()).getByRole('region', { name: 'As patients see it' }))
    await expect(preview.getByRole('heading', { name: 'Winter care' })).toBeVisible()
    for (const words of ['Drink water.', 'Sleep well.']) await expect(preview.getByText(words)).toBeVisible()
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
    await shows('Saved as a draft.')
    await press(canvasElement, 'New Post')
    await expect((await editor()).getByLabelText('Title')).toHaveValue('')
  },
}

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
    await expect(window.confirm).toHaveBeenCalledWith('Discard your changes?')
    await expect(within(canvasElement).queryByText('Unsaved changes')).toBeNull()
  },
}

const theirs = post('Sleep and skin', { title: 'Sleep', content: 'What Ruth wrote.', version: 'second' })

const versions: (string | null)[] = []

/** Ruth saved while Olga was writing: the first save is refused, nothing is lost, and Olga decides. */
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
        const message = 'Someone else changed this post since you opened it. Your text is still here.'
        return HttpResponse.json({ code: 'post-changed', message }, { status: 409 })
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Edit Sleep and skin')
    const form = await editor()
    await userEvent.type(form.getByLabelText('Title'), ', by Olga')
    await press(canvasElement, 'Save Post')
    await shows('Someone else changed this post')
    await expect(form.getByLabelText('Title')).toHaveValue('Sleep and skin, by Olga')
    await expect(form.getByLabelText('Content')).toHaveValue('What Ruth wrote.')
    await press(canvasElement, 'Keep My Version')
    await press(canvasElement, 'Save Post')
    await shows('Post Updated!')
    await expect(versions).toEqual(['"first"', '"second"'])
  },
}

const saved = fn()

/** Saving what was typed before doesn't take the post off the blog again. */
export const PublishedWithUnsavedChanges: Story = {
  beforeEach: ({ msw }) => {
    saved.mockClear()
    const draft = post('Sleep and skin', { status: 'draft', version: 'first' })
    const published = post('Sleep and skin', { status: 'published', version: 'second' })
    let isPublished = false
    msw.use(
      http.get('*/api/blog-posts', () => HttpResponse.json([isPublished ? published : draft])),
      http.post('*/api/admin/blog-posts/:id/publish', () => {
        isPublished = true
        return HttpResponse.json(published)
      }),
      http.put('*/api/admin/blog-posts/:id', async ({ request }) => {
        saved(request.headers.get('If-Match'), await request.json())
        return HttpResponse.json(published)
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Edit Sleep and skin')
    await userEvent.type((await editor()).getByLabelText('Title'), ', by Olga')
    await press(canvasElement, 'Back to Posts')
    await press(canvasElement, 'Publish Sleep and skin')
    await waitFor(() => expect(within(canvasElement).queryByRole('button', { name: /^Publish/ })).toBeNull())
    await press(canvasElement, 'Edit Sleep and skin')
    await expect(within(document.body).queryByText('Someone else changed this post')).toBeNull()
    await press(canvasElement, 'Save Post')
    await shows('Post Updated!')
    const sent = expect.objectContaining({ title: 'Sleep and skin, by Olga', status: 'published' })
    await expect(saved.mock.calls).toEqual([['"second"', sent]])
  },
}

export const TheirsTaken: Story = {
  beforeEach: ({ msw }) => {
    saveDraft(draftName('Sleep-and-skin'), { title: 'By Olga' })
    saveDraft(`${draftName('Sleep-and-skin')}:base`, draftOf(post('Sleep and skin')))
    msw.use(getListPostsMockHandler([theirs]))
  },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Edit Sleep')
    await press(canvasElement, 'Use Theirs')
    await expect((await editor()).getByLabelText('Title')).toHaveValue('Sleep')
    await expect((await editor()).getByLabelText('Content')).toHaveValue('What Ruth wrote.')
    await waitFor(() => expect(within(document.body).queryByText('Use Theirs')).toBeNull())
  },
}
