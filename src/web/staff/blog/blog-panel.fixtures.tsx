import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { getListPostsMockHandler, getListPostsResponseMock } from '#api/blog/blog.msw.ts'
import type { BlogPost } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { clearDrafts } from '../../data/drafts.ts'
import { presses as pressesAnywhere } from '../staff.fixtures.ts'
import { BlogPanel } from './blog-panel.tsx'

export const post = (title: string, change: Partial<BlogPost> = {}): BlogPost => {
  const [example] = getListPostsResponseMock()
  return {
    ...(example as BlogPost),
    id: title.replaceAll(' ', '-'),
    slug: title.replaceAll(' ', '-'),
    title,
    ...change,
  }
}

export const posts = [
  post('Sunscreen every day'),
  post('Sleep and skin', { status: 'draft', publishedAt: null, category: 'wellness', tags: ['night'] }),
  post('Old news', { status: 'archived', category: null }),
]

export const shownMeta = {
  component: BlogPanel,
  decorators: [inApp({ path: '/admin' })],
  beforeEach: ({ msw }) => {
    clearDrafts()
    msw.use(getListPostsMockHandler(posts))
    const asked = spyOn(window, 'confirm').mockReturnValue(true)
    return () => asked.mockRestore()
  },
} satisfies Meta<typeof BlogPanel>

type Story = StoryObj<typeof shownMeta>

export type Play = NonNullable<Story['play']>

export const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

export const press = (_canvasElement: HTMLElement, name: string) => pressesAnywhere(name)

export const editor = async () => within(await within(document.body).findByRole('dialog'))

export const presses =
  (name: string, ...words: readonly string[]): Play =>
  async ({ canvasElement }) => {
    await press(canvasElement, name)
    for (const each of words) await shows(each)
  }

export const refused = (
  method: 'post' | 'put' | 'delete',
  path: string,
  status: number,
  message: string,
): Story => ({
  beforeEach: ({ msw }) =>
    msw.use(http[method](path, () => HttpResponse.json({ message, code: 'refused' }, { status }))),
})

export const write = async (canvasElement: HTMLElement) => {
  await press(canvasElement, 'New Post')
  const form = await editor()
  await waitFor(() => expect(form.getByLabelText('Title')).toHaveFocus())
  await userEvent.type(form.getByLabelText('Title'), 'Winter care')
  await userEvent.type(form.getByLabelText('Content'), 'Drink water.{enter}{enter}Sleep well.')
  await userEvent.type(form.getByLabelText(/^Tags/), 'winter, , care,winter')
  return form
}
