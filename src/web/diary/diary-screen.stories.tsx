import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getListServicesMockHandler } from '#api/content/content.msw.ts'
import {
  getAddDiaryEntryMockHandler,
  getExpectBonusesMockHandler,
  getListDiaryEntriesMockHandler,
  getRemoveDiaryEntryMockHandler,
} from '#api/diary/diary.msw.ts'
import { getCurrentUserMockHandler } from '#api/identity/identity.msw.ts'
import { dismissToast } from '#ui-kit/toast/store.ts'
import { hintSignedIn, inApp } from '../app/in-app.fixtures.tsx'
import * as diary from './diary.fixtures.ts'
import { DiaryScreen } from './diary-screen.tsx'

const meta = {
  component: DiaryScreen,
  decorators: [inApp({ signedIn: true, path: '/diary' })],
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => {
    sessionStorage.clear()
    msw.use(
      getCurrentUserMockHandler(),
      getListServicesMockHandler(diary.services),
      getExpectBonusesMockHandler(diary.bonuses),
      getListDiaryEntriesMockHandler(diary.entries),
    )
    return () => {
      hintSignedIn(false)
      dismissToast()
      sessionStorage.clear()
    }
  },
} satisfies Meta<typeof DiaryScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const reads =
  (...texts: readonly (string | RegExp)[]): Play =>
  async () => {
    for (const text of texts)
      await waitFor(() => expect(within(document.body).getAllByText(text)[0]).toBeVisible())
  }

const opensForm: Play = async ({ canvasElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add diary entry' }))
}

const types = async (canvasElement: HTMLElement, title: string) =>
  userEvent.type(await within(canvasElement).findByLabelText('Title'), title)

const choosesPhoto = async (canvasElement: HTMLElement) =>
  userEvent.upload(await within(canvasElement).findByLabelText('Choose a photo'), await diary.photoFile())

const submits = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Add Entry' }))

const photos = (answer: () => Response | Promise<Response>) => http.post('*/api/diary/photos', answer)
const kept = () =>
  HttpResponse.json({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1102',
    imageUrl: '/api/diary/photos/0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1102',
    thumbnailUrl: diary.entries[0]?.thumbnailUrl,
  })

export const Many: Story = {
  play: async context => {
    await reads('Two weeks later', /from Nov 26, 2026/, /add a photo now/)(context)
    const slider = await within(context.canvasElement).findByRole('slider', {
      name: 'Compare two pictures of HydraFacial',
    })
    await expect(slider).toHaveAttribute('aria-valuetext', '50% Before · Nov 18, 50% Progress · Nov 20')
    await userEvent.selectOptions(
      within(context.canvasElement).getByLabelText('Right'),
      'After, Nov 19, 2026 · The evening after',
    )
    await expect(slider).toHaveAttribute('aria-valuetext', '50% Before · Nov 18, 50% After · Nov 19')
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

// @customer-2-diary @customer-2-diary-fields @customer-4-diary-form @customer-9-diary-treatment
export const FormOpensAndCloses: Story = {
  play: async context => {
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Beauty Journey Diary')
    await expect(canvas.queryByLabelText('Title')).toBeNull()
    await opensForm(context)
    const form = within(await canvas.findByRole('form', { name: 'New diary entry' }))
    for (const type of ['Before', 'After', 'Progress'])
      await expect(form.getByRole('button', { name: type })).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Progress' }))
    for (const field of ['Title', /^Description/, /^Image URL/, /^Service/, /^Treatment date/])
      await expect(form.getByLabelText(field)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Before' }))
    await expect(form.queryByLabelText(/^Treatment date/)).toBeNull()
    await expect(form.queryByLabelText(/^Service/)).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Close form' }))
    await waitFor(() => expect(canvas.queryByLabelText('Title')).toBeNull())
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

export const WithoutTitle: Story = {
  play: async context => {
    await opensForm(context)
    await submits(context.canvasElement)
    await reads('Please enter a title for your diary entry')(context)
    await waitFor(() => expect(within(context.canvasElement).getByLabelText('Title')).toHaveFocus())
  },
}

export const BeforeHasNoTreatment: Story = {
  play: async context => {
    const form = within(context.canvasElement)
    await opensForm(context)
    await expect(await form.findByLabelText(/^Treatment date/)).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Before' }))
    await expect(form.queryByLabelText(/^Treatment date/)).toBeNull()
    await expect(form.queryByLabelText(/^Service/)).toBeNull()
    await userEvent.click(form.getByRole('button', { name: 'After' }))
    await expect(form.getByLabelText(/^Service/)).toBeVisible()
  },
}

export const TakesABonus: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await userEvent.click(await screen.findByRole('button', { name: /HydraFacial/ }))
    await expect(await screen.findByLabelText(/^Treatment date/)).toHaveValue('2026-11-06')
    await waitFor(() => expect(screen.getByLabelText(/^Service/)).toHaveDisplayValue('HydraFacial'))
    await reads('With a photo it earns 15 points.')({ canvasElement } as never)
  },
}

export const OffersOwnTreatments: Story = {
  play: async context => {
    const form = within(context.canvasElement)
    await opensForm(context)
    await reads('This entry earns no points unless it is about one of your treatments above.')(context)
    const own = await form.findByLabelText(/^Your treatments/)
    await userEvent.selectOptions(own, 'Lip Filler, Nov 12, 2026: 15 points from Nov 26, 2026')
    await expect(form.getByLabelText(/^Treatment date/)).toHaveValue('2026-11-12')
    await reads(/earns 15 points from Nov 26, 2026, this entry none/)(context)
    await userEvent.selectOptions(own, 'HydraFacial, Nov 6, 2026: 15 points')
    await userEvent.type(form.getByLabelText(/^Image URL/), 'https://pictures.example/me.jpg')
    await reads('A picture by its address earns no points. Upload it, and it earns 15.')(context)
    await expect(form.getByRole('button', { name: 'Upload this picture' })).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Before' }))
    await reads('This entry earns no points: a progress photo two weeks after a treatment does.')(context)
  },
}

export const PictureOutOfReach: Story = {
  play: async context => {
    const form = within(context.canvasElement)
    await opensForm(context)
    await userEvent.type(await form.findByLabelText(/^Image URL/), 'https://127.0.0.1:9/me.jpg')
    await userEvent.click(form.getByRole('button', { name: 'Upload this picture' }))
    await reads('The picture is not uploaded')(context)
    await expect(form.getByLabelText(/^Image URL/)).toHaveValue('https://127.0.0.1:9/me.jpg')
  },
}

export const Uploading: Story = {
  beforeEach: ({ msw }) => msw.use(photos(async () => (await delay('infinite')) as never)),
  play: async context => {
    await opensForm(context)
    await choosesPhoto(context.canvasElement)
    const form = within(context.canvasElement)
    await expect(await form.findByRole('progressbar', { name: 'Uploading photo' })).toBeVisible()
    await expect(form.getByRole('button', { name: 'Uploading photo...' })).toBeDisabled()
    await types(context.canvasElement, 'Typed meanwhile')
    await userEvent.click(form.getByRole('button', { name: 'Cancel upload' }))
    await expect(form.getByLabelText('Choose a photo')).toBeInTheDocument()
    await expect(form.getByLabelText('Title')).toHaveValue('Typed meanwhile')
  },
}

export const UploadRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      photos(() =>
        HttpResponse.json({ message: 'This file is not a picture that we can read.' }, { status: 400 }),
      ),
    ),
  play: async context => {
    await opensForm(context)
    await types(context.canvasElement, 'Still here')
    await choosesPhoto(context.canvasElement)
    await reads('The photo is not uploaded', 'This file is not a picture that we can read.')(context)
    await expect(within(context.canvasElement).getByLabelText('Title')).toHaveValue('Still here')
  },
}

export const SignalLostAndTriedAgain: Story = {
  beforeEach: ({ msw }) => {
    let tries = 0
    msw.use(photos(() => (++tries === 1 ? HttpResponse.error() : kept())))
  },
  play: async context => {
    await opensForm(context)
    await choosesPhoto(context.canvasElement)
    await reads(/We can’t reach the clinic right now/)(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try Again' }))
    await reads('Photo uploaded. Only you can see it.')(context)
  },
}

export const AddsWithPoints: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      photos(kept),
      getAddDiaryEntryMockHandler({
        pointsAwarded: 15,
        message: 'You earned 15 points for your progress photo.',
        entry: diary.entry(0),
      }),
    ),
  play: async context => {
    await opensForm(context)
    await choosesPhoto(context.canvasElement)
    await reads('Photo uploaded. Only you can see it.')(context)
    await types(context.canvasElement, 'Two weeks later')
    await submits(context.canvasElement)
    await reads('+15 points', 'You earned 15 points for your progress photo.')(context)
    await expect(within(context.canvasElement).queryByLabelText('Title')).toBeNull()
  },
}

export const FailsAndKeepsWhatWasTyped: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/diary', () =>
        HttpResponse.json(
          { message: 'Please choose a treatment date that is not in the future.', code: 'future-treatment' },
          { status: 400 },
        ),
      ),
    ),
  play: async context => {
    const form = within(context.canvasElement)
    await opensForm(context)
    await types(context.canvasElement, 'Keep me')
    await submits(context.canvasElement)
    await reads(
      'Failed to create diary entry',
      'Please choose a treatment date that is not in the future.',
    )(context)
    await expect(form.getByLabelText(/^Treatment date/)).toHaveAttribute('aria-invalid', 'true')
    await expect(form.getByLabelText('Title')).toHaveValue('Keep me')
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

const notWithoutPhoto = 'Please send the photo again, or remove it.'

export const NotSentWithoutItsPhoto: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      photos(() => HttpResponse.error()),
      getAddDiaryEntryMockHandler(),
    ),
  play: async context => {
    const form = within(context.canvasElement)
    await opensForm(context)
    await types(context.canvasElement, 'With a photo')
    await choosesPhoto(context.canvasElement)
    await reads('The photo is not uploaded')(context)
    await submits(context.canvasElement)
    await reads(notWithoutPhoto)(context)
    await waitFor(() => expect(form.getByRole('button', { name: 'Try Again' })).toHaveFocus())
    await expect(form.getByLabelText('Title')).toHaveValue('With a photo')
    await userEvent.click(form.getByRole('button', { name: 'Remove photo' }))
    await expect(form.queryByText(notWithoutPhoto)).toBeNull()
    await submits(context.canvasElement)
    await waitFor(() => expect(form.queryByLabelText('Title')).toBeNull())
  },
}

export const APhotoTooLateStaysOutOfTheNextEntry: Story = {
  beforeEach: ({ msw }) => {
    const added = getAddDiaryEntryMockHandler()
    msw.use(
      photos(async () => (await delay('infinite')) as never),
      http.post('*/api/diary', async () => void (await delay(500))),
      added,
    )
  },
  play: async context => {
    const form = within(context.canvasElement)
    await opensForm(context)
    await types(context.canvasElement, 'Without a photo')
    await submits(context.canvasElement)
    await choosesPhoto(context.canvasElement)
    await expect(await form.findByRole('progressbar', { name: 'Uploading photo' })).toBeVisible()
    await waitFor(() => expect(form.queryByLabelText('Title')).toBeNull())
    await opensForm(context)
    await expect(await form.findByLabelText('Choose a photo')).toBeInTheDocument()
    await expect(form.queryByRole('progressbar')).toBeNull()
  },
}

const ofNoService = { serviceId: null, treatmentDate: null }

export const ComparesWithoutAService: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListDiaryEntriesMockHandler([
        diary.entry(0, ofNoService),
        diary.entry(1, { ...ofNoService, entryType: 'before' }),
      ]),
    ),
  play: async ({ canvasElement }) => {
    const slider = await within(canvasElement).findByRole('slider', { name: 'Compare two pictures' })
    await expect(slider).toHaveAttribute('aria-valuetext', '50% Before · Nov 19, 50% Progress · Nov 20')
  },
}

export const ComparesBothKinds: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getListDiaryEntriesMockHandler([...diary.entries, diary.entry(3, ofNoService)])),
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement)
    await screen.findByRole('slider', { name: 'Compare two pictures of HydraFacial' })
    await userEvent.selectOptions(screen.getByLabelText('Treatment'), 'Without a service')
    await expect(screen.getByRole('slider', { name: 'Compare two pictures' })).toBeEnabled()
  },
}
