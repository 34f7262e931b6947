import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getAddDiaryEntryMockHandler } from '#api/diary/diary.msw.ts'
import { awayAndBack } from '../form/away-and-back.fixtures.tsx'
import * as diary from './diary.fixtures.ts'
import {
  choosesPhoto,
  kept,
  opensForm,
  photos,
  reads,
  shownMeta,
  submits,
  types,
} from './diary-screen.fixtures.tsx'
import type { DiaryScreen } from './diary-screen.tsx'

const meta = { ...shownMeta } satisfies Meta<typeof DiaryScreen>

export default meta
type Story = StoryObj<typeof meta>

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
    await reads('Add a photo to earn 15 points.')({ canvasElement } as never)
  },
}

export const OffersOwnTreatments: Story = {
  play: async context => {
    const form = within(context.canvasElement)
    await opensForm(context)
    await reads('This entry earns no points unless it’s about one of the treatments above.')(context)
    const own = await form.findByLabelText(/^Your treatments/)
    await userEvent.selectOptions(own, 'Lip Filler, Nov 12, 2026: 15 points starting Nov 26, 2026')
    await expect(form.getByLabelText(/^Treatment date/)).toHaveValue('2026-11-12')
    await reads(/Come back on or after Nov 26, 2026: .* earns 15 points/)(context)
    await userEvent.selectOptions(own, 'HydraFacial, Nov 6, 2026: 15 points')
    await userEvent.type(form.getByLabelText(/^Image URL/), 'https://pictures.example/me.jpg')
    await reads('Upload your photo to earn 15 points. Linked photos don’t earn points.')(context)
    await expect(form.getByRole('button', { name: 'Upload this photo' })).toBeVisible()
    await userEvent.click(form.getByRole('button', { name: 'Before' }))
    await reads('This entry earns no points. A progress photo two weeks after a treatment does.')(context)
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
    await expect(form.getByRole('form', { name: 'New diary entry' })).toHaveFocus()
    await expect(form.getByLabelText('Title')).toHaveValue('Typed meanwhile')
  },
}

/** The text is kept, but the photo isn't, which would cost the points. */
export const LeftWhileUploading: Story = {
  decorators: [awayAndBack],
  beforeEach: ({ msw }) => msw.use(photos(async () => (await delay('infinite')) as never)),
  play: async context => {
    const canvas = within(context.canvasElement)
    await opensForm(context)
    await choosesPhoto(context.canvasElement)
    await canvas.findByRole('progressbar', { name: 'Uploading photo' })
    await userEvent.click(canvas.getByRole('button', { name: 'Away' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await reads('Your photo wasn’t uploaded', 'Please choose your photo again.')(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Continue Without It' }))
    await expect(canvas.queryByText('Your photo wasn’t uploaded')).toBeNull()
  },
}

let sent = 0

export const CanceledWhileItIsMadeSmaller: Story = {
  beforeEach: ({ msw }) => {
    sent = 0
    msw.use(
      photos(() => {
        sent += 1
        return kept()
      }),
    )
  },
  play: async context => {
    const form = within(context.canvasElement)
    await opensForm(context)
    await choosesPhoto(context.canvasElement)
    await userEvent.click(await form.findByRole('button', { name: 'Cancel upload' }))
    await choosesPhoto(context.canvasElement)
    await reads('Photo uploaded. Only you can see it.')(context)
    await expect(sent).toBe(1)
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
    await reads('Your photo wasn’t uploaded', 'This file is not a picture that we can read.')(context)
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

const notWithoutPhoto = 'Please upload the photo again, or remove it.'

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
    await reads('Your photo wasn’t uploaded')(context)
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

let answersTheEntry = () => {}

export const APhotoTooLateStaysOutOfTheNextEntry: Story = {
  beforeEach: ({ msw }) => {
    const answered = new Promise<void>(resolve => {
      answersTheEntry = resolve
    })
    const added = getAddDiaryEntryMockHandler()
    msw.use(
      photos(async () => (await delay('infinite')) as never),
      http.post('*/api/diary', async () => void (await answered)),
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
    answersTheEntry()
    await waitFor(() => expect(form.queryByLabelText('Title')).toBeNull())
    await opensForm(context)
    await expect(await form.findByLabelText('Choose a photo')).toBeInTheDocument()
    await expect(form.queryByRole('progressbar')).toBeNull()
  },
}
