import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  getExpectBonusesMockHandler,
  getListDiaryEntriesMockHandler,
  getRemoveDiaryEntryMockHandler,
} from '#api/diary/diary.msw.ts'
import { inApp } from '../app/in-app.fixtures.tsx'
import * as diary from './diary.fixtures.ts'
import { opensForm, reads, shownMeta } from './diary-screen.fixtures.tsx'
import type { DiaryScreen } from './diary-screen.tsx'

const meta = { ...shownMeta } satisfies Meta<typeof DiaryScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Many: Story = {
  parameters: { pictures: 'every width' },
  play: async context => {
    await reads('Two weeks later', /add a photo starting Nov 26, 2026/, /add a photo now/)(context)
    const slider = await within(context.canvasElement).findByRole('slider', {
      name: 'Compare two HydraFacial photos',
    })
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '50% Before\u00a0· Nov 18, 50% Progress\u00a0· Nov 20',
    )
    const right = within(context.canvasElement).getByLabelText('Right')
    const evening = within(right).getByRole('option', { name: /^After, .* The evening after$/ })
    await userEvent.selectOptions(right, evening)
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '50% Before\u00a0· Nov 18, 50% After\u00a0· Nov 19',
    )
  },
}

export const One: Story = {
  beforeEach: ({ msw }) => msw.use(getListDiaryEntriesMockHandler([diary.entry(0)])),
  play: async context => {
    await reads('Week 10')(context)
    await expect(within(context.canvasElement).queryByRole('slider')).toBeNull()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(getListDiaryEntriesMockHandler([]), getExpectBonusesMockHandler([])),
  play: async context => {
    await userEvent.click(
      await within(context.canvasElement).findByRole('button', { name: 'Add the first entry' }),
    )
    await expect(await within(context.canvasElement).findByLabelText('Title')).toBeVisible()
  },
}

export const LongTexts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListDiaryEntriesMockHandler([
        diary.entry(0, {
          title:
            'Sixteen days after the second of three sessions, in the morning light of the kitchen window',
          description: `${'What I saw, how it felt and what I was told to mind. '.repeat(8)}\n\nhttps://a-very-long-address.example/${'without-an-end-'.repeat(8)}`,
        }),
        diary.entry(1, { title: 'Only words', imageUrl: null, thumbnailUrl: null, description: null }),
      ]),
    ),
}

export const Waiting: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/diary', () => delay('infinite'))),
}

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/diary', () =>
        HttpResponse.json({ message: 'We can’t reach our records right now.' }, { status: 503 }),
      ),
    ),
  play: reads('Your diary could not be loaded', 'We can’t reach our records right now.'),
}

export const WithoutSignal: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/diary', () => HttpResponse.error())),
  play: reads('Please check your connection and try again.'),
}

export const SignedOut: Story = {
  decorators: [inApp({ path: '/diary' })],
  play: reads('Sign in to keep your diary'),
}

export const PictureOutOfReach: Story = {
  play: async context => {
    const form = within(context.canvasElement)
    await opensForm(context)
    await userEvent.type(await form.findByLabelText(/^Image URL/), 'https://127.0.0.1:9/me.jpg')
    await userEvent.click(form.getByRole('button', { name: 'Upload this photo' }))
    await reads('Your photo wasn’t uploaded')(context)
    await expect(form.getByLabelText(/^Image URL/)).toHaveValue('https://127.0.0.1:9/me.jpg')
  },
}

export const ViewsAPhoto: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'View photo: Two weeks later' }))
    const dialog = await screen.findByRole('dialog', { name: 'Two weeks later' })
    const photo = within(dialog).getByRole('img', { name: 'Two weeks later' })
    await waitFor(() => expect(photo).toBeVisible())
  },
}

export const Deletes: Story = {
  beforeEach: ({ msw }) => msw.use(getRemoveDiaryEntryMockHandler()),
  play: async context => {
    const screen = within(context.canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Two weeks later' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete “Two weeks later”?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete Entry' }))
    await reads('Diary entry deleted')(context)
  },
}

const ofNoService = { serviceId: null, serviceName: null, treatmentDate: null }

export const ComparesWithoutAService: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListDiaryEntriesMockHandler([
        diary.entry(0, ofNoService),
        diary.entry(1, { ...ofNoService, entryType: 'before' }),
      ]),
    ),
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider', { name: 'Compare two photos' })
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '50% Before\u00a0· Nov 19, 50% Progress\u00a0· Nov 20',
    )
  },
}

export const ComparesTwoYears: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListDiaryEntriesMockHandler([
        diary.entry(0),
        diary.entry(1, { entryType: 'before', createdAt: '2025-12-22T18:00:00.000Z' }),
      ]),
    ),
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider')
    await expect(slider).toHaveAttribute(
      'aria-valuetext',
      '50% Before\u00a0· Dec\u00a022,\u00a02025, 50% Progress\u00a0· Nov\u00a020,\u00a02026',
    )
  },
}

/** A linked photo whose site has removed it isn't compared. */
export const ComparesWithoutAPhotoThatIsGone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListDiaryEntriesMockHandler([
        diary.entry(0, { imageUrl: 'data:image/png;base64,gone' }),
        diary.entry(1),
        diary.entry(2),
      ]),
    ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('slider')).toHaveAttribute(
        'aria-valuetext',
        '50% Progress\u00a0· Nov 18, 50% Progress\u00a0· Nov 19',
      ),
    )
  },
}

export const ComparesBothKinds: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getListDiaryEntriesMockHandler([...diary.entries, diary.entry(3, ofNoService)])),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await screen.findByRole('slider', { name: 'Compare two HydraFacial photos' })
    await userEvent.selectOptions(screen.getByLabelText('Treatment'), 'No service')
    await expect(screen.getByRole('slider', { name: 'Compare two photos' })).toBeEnabled()
  },
}
