import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getListPostsResponseMock } from '#api/blog/blog.msw.ts'
import {
  getListServicesMockHandler,
  getListServicesResponseMock,
  getReadClinicMockHandler,
  getReadClinicResponseMock,
} from '#api/menu/menu.msw.ts'
import type { BlogPost, Service } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { clinic } from '../../data/clinic.ts'
import { noteListAge } from '../../data/staleness.ts'
import { ServicesScreen } from './services-screen.tsx'

const service = (change: Partial<Service>): Service => {
  const [example] = getListServicesResponseMock()
  return { ...(example as Service), ...change }
}

const menu = ['fillers', 'skincare', 'iv-drips'].flatMap(category =>
  ['Signature', 'Express', 'Deluxe'].map((kind, index) =>
    service({
      id: `0198f0c6-5b1e-7a51-9d3a-${category.length}${index}${category.charCodeAt(0)}00000000`.slice(0, 36),
      name: `${kind} ${category}`,
      category,
    }),
  ),
)

const categories = [
  { id: 'fillers', name: 'Fillers' },
  { id: 'neurotoxins', name: 'Neurotoxins' },
  { id: 'iv-drips', name: 'IV Drips' },
  { id: 'skincare', name: 'Skincare' },
  { id: 'regenerative', name: 'Regenerative' },
]

const meta = {
  component: ServicesScreen,
  decorators: [inApp({ path: '/services' })],
  args: { category: 'all', words: '', onSearch: () => undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    Object.assign(clinic, { categories })
    msw.use(getListServicesMockHandler(menu))
    return () => Object.assign(clinic, { categories: [] })
  },
} satisfies Meta<typeof ServicesScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Grouped: Story = {
  parameters: { pictures: 'every width' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('region', { name: 'IV Drips' })).toBeVisible()
    // The clinic has this category, but no services in it.
    await expect(within(canvasElement).queryByText('Neurotoxins')).toBeNull()
    await expect(within(canvasElement).getByRole('link', { name: /Home/ })).toHaveAttribute('href', '/')
    const book = within(canvasElement).getByRole('link', { name: /^Book Now/ })
    await expect(book).toHaveAttribute('target', '_blank')
  },
}

/** A phone of 390 × 844 shows six of them above its navigation. */
export const FourAtATime: Story = {
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('listitem')
    await expect(rows[3]?.getBoundingClientRect().bottom).toBeLessThan(844 - 72)
  },
}

const [about] = getListPostsResponseMock().map(post => ({
  ...post,
  title: 'Fuller, not different',
  tags: ['fillers'],
})) as [BlogPost]

let blogRequests = 0

/** An open row shows everything, with the newest post about it. The blog is loaded once for all rows. */
export const Opened: Story = {
  beforeEach: ({ msw }) => {
    blogRequests = 0
    msw.use(
      http.get('*/api/blog-posts', () => {
        blogRequests += 1
        return HttpResponse.json([about])
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const name = await within(canvasElement).findByRole('heading', { name: 'Express fillers' })
    await userEvent.click(name)
    await expect(name.closest('details')).toHaveAttribute('open')
    const post = await within(canvasElement).findByRole('link', {
      name: 'On the blog: Fuller, not different',
    })
    await expect(post).toHaveAttribute('href', `/blog/${about.slug}`)
    await userEvent.click(within(canvasElement).getByRole('heading', { name: 'Deluxe fillers' }))
    await waitFor(() =>
      expect(within(canvasElement).getAllByRole('link', { name: /^On the blog/ })).toHaveLength(2),
    )
    await expect(blogRequests).toBe(1)
  },
}

/** The five common categories, with their names. */
export const EveryCategory: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListServicesMockHandler(
        ['fillers', 'neurotoxins', 'iv-drips', 'skincare', 'regenerative'].map(category =>
          service({ id: `id of ${category}`, name: `Signature ${category}`, category }),
        ),
      ),
    ),
  play: async ({ canvasElement }) => {
    const chips = within(await within(canvasElement).findByRole('group', { name: 'Category' }))
    await waitFor(() => expect(chips.getAllByRole('button')).toHaveLength(6))
    await expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'All Services',
      'Fillers',
      'Neurotoxins',
      'IV Drips',
      'Skincare',
      'Regenerative',
    ])
  },
}

/** Published while this page was open: its name is fetched and appears in the clinic's order. */
export const NewerThanThePage: Story = {
  beforeEach: ({ msw }) => {
    Object.assign(clinic, { categories: categories.slice(1) })
    const named = [{ id: 'fillers', name: 'Volume & Lift' }, ...categories.slice(1)]
    msw.use(getReadClinicMockHandler({ ...getReadClinicResponseMock(), categories: named }))
  },
  play: async ({ canvasElement }) => {
    const regions = await within(canvasElement).findByRole('region', { name: 'Volume & Lift' })
    await expect(regions.nextElementSibling).toHaveAccessibleName('IV Drips')
  },
}

export const KindsOfPrices: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListServicesMockHandler([
        service({
          id: '1',
          name: 'Botox',
          price: '12.00',
          priceKind: 'from',
          priceUnit: 'unit',
          pointsEarned: 0,
        }),
        service({ id: '2', name: 'Filler', price: '750.00', priceUnit: 'syringe', pointsEarned: 0 }),
        service({
          id: '3',
          name: 'Peel',
          price: '350.00',
          priceKind: 'range',
          priceTo: '400.00',
          pointsEarned: 35,
        }),
        service({
          id: '4',
          name: 'Series',
          price: '999.00',
          priceKind: 'package',
          packageSize: 6,
          pointsEarned: 100,
        }),
        service({ id: '5', name: 'Resurfacing', price: '0.00', priceKind: 'on-request', pointsEarned: 0 }),
        service({ id: '6', name: 'Consultation', price: '0.00', priceKind: 'free', pointsEarned: 0 }),
      ]),
    ),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Botox')
    const rows = within(canvasElement).getAllByRole('listitem')
    for (const [at, words] of [
      'from $12 per unitPoints vary',
      '$750 per syringePoints vary',
      '$350–$400from 35 points',
      '6 for $999+100 points',
      'Price on requestPoints vary',
      'Free',
    ].entries())
      await expect(rows[at]?.textContent, words).toContain(words)
    await expect(within(canvasElement).queryByText('+0 points')).toBeNull()
  },
}

export const One: Story = {
  beforeEach: ({ msw }) => msw.use(getListServicesMockHandler(menu.slice(3, 4))),
  play: async ({ canvasElement }) => {
    const category = await within(canvasElement).findByRole('region', { name: 'Skincare' })
    await expect(within(category).getByRole('heading', { name: 'Signature skincare' })).toBeVisible()
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(1)
  },
}

export const OneCategory: Story = {
  args: { category: 'skincare' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(3))
    await expect(canvas.queryByRole('region', { name: 'Skincare' })).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Skincare' })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** It comes in several sizes and formats; the browser picks one. */
export const OwnPicture: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListServicesMockHandler([
        service({ imageUrl: '/api/pictures/3f2a9c0e5b7d41868a1c2e3f4a5b6c7d-800.webp' }),
      ]),
      http.get('*/api/pictures/*', () => new HttpResponse(null, { status: 404 })),
    ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('source')).toHaveLength(2))
    const [avif] = canvasElement.querySelectorAll('source')
    await expect(avif?.srcset).toContain('/api/pictures/3f2a9c0e5b7d41868a1c2e3f4a5b6c7d-400.avif 400w')
  },
}

export const NothingFound: Story = {
  args: { words: 'haircut' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('No Beauty Services Found')).toBeVisible()
  },
}

export const LongTexts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListServicesMockHandler([
        service({
          name: 'Full Face Balancing with Hyaluronic Acid and Three Follow-up Visits',
          description:
            'A long description that says in detail what happens, how it feels and what to mind. '.repeat(3),
          durationMinutes: null,
          lastsWeeks: 26,
          onlyAt: ['Mitte', 'Charlottenburg'],
        }),
      ]),
    ),
}

export const FromAnEarlierVisit: Story = {
  beforeEach: () => {
    noteListAge('/api/services', Date.now() - 12 * 60_000)
    return () => noteListAge('/api/services', undefined)
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Last updated 12 minutes ago')).toBeVisible()
  },
}

export const LoadingTheMenu: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/services', () => delay('infinite'))),
}

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/services', () =>
        HttpResponse.json({ message: 'We can’t reach our records right now.' }, { status: 503 }),
      ),
    ),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The menu could not be loaded')).toBeVisible()
  },
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/services', () => HttpResponse.error(), { once: true })),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('The menu could not be loaded')).toBeVisible()
    await expect(canvas.getByText(/We can’t reach the clinic right now/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }))
    await expect(await canvas.findByRole('region', { name: 'IV Drips' })).toBeVisible()
    await expect(canvas.queryByText('The menu could not be loaded')).toBeNull()
  },
}
