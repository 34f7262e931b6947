import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { getSubmitIntakeMockHandler } from '#api/privacy/privacy.msw.ts'
import type { IntakeBody } from '#api/schemas/index.ts'
import { fillIn, path, shownMeta, submit } from './intake-screen.fixtures.tsx'
import type { IntakeScreen } from './intake-screen.tsx'

const meta = { ...shownMeta } satisfies Meta<typeof IntakeScreen>

export default meta
type Story = StoryObj<typeof meta>

export const WithProblems: Story = {
  play: async context => {
    await submit(context)
    const canvas = within(context.canvasElement)
    for (const problem of [
      'Complete address required',
      'Emergency contact name required',
      'Treatment consent required',
      'HIPAA consent required',
      'Privacy policy acceptance required',
    ])
      await expect(canvas.getByText(problem)).toBeVisible()
    await expect(canvas.getAllByText('Valid phone number required')).toHaveLength(2)
    await expect(canvas.getByText(/7 fields above are marked/)).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Phone number')).toHaveFocus())
  },
}

export const RefusedByTheServer: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(path, () => {
        const message = 'Please enter a valid date of birth'
        return HttpResponse.json({ message, errors: [{ path: 'dateOfBirth', message }] }, { status: 400 })
      }),
    ),
  play: async context => {
    await fillIn(context)
    await submit(context)
    const canvas = within(context.canvasElement)
    await waitFor(() => expect(canvas.getByText('Submission Error')).toBeVisible())
    await expect(canvas.getByText('Please try again or contact support.')).toBeVisible()
    await waitFor(() => expect(canvas.getByLabelText('Date of birth')).toHaveFocus())
    await expect(canvas.getByLabelText('Date of birth')).toHaveAccessibleDescription(
      'Please enter a valid date of birth',
    )
  },
}

export const Sending: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(path, () => delay('infinite'))),
  play: async context => {
    await fillIn(context)
    await submit(context)
    await expect(within(context.canvasElement).getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  },
}

const sent: { key: string | null; body: IntakeBody }[] = []

export const WithoutASignal: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(path, () => HttpResponse.error())),
  play: async context => {
    await fillIn(context)
    await submit(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText('Your intake did not reach us')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Submission Error')).toBeVisible())
    await expect(canvas.getByLabelText('Allergies (optional)')).toHaveValue('Lidocaine')
  },
}

export const SentOnceAfterALostAnswer: Story = {
  beforeEach: ({ msw }) => {
    sent.length = 0
    msw.use(
      http.post(path, async ({ request }) => {
        sent.push({ key: request.headers.get('Idempotency-Key'), body: (await request.json()) as IntakeBody })
        return sent.length === 1 ? HttpResponse.error() : HttpResponse.json({ success: true })
      }),
    )
  },
  play: async context => {
    await fillIn(context)
    await submit(context)
    await within(context.canvasElement).findByText('Your intake did not reach us')
    await submit(context)
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledOnce())
    await expect(sent[0]?.key).toBeTruthy()
    await expect(sent[1]).toEqual(sent[0])
    await expect(sent[1]?.body).toMatchObject({
      dateOfBirth: '1991-05-14',
      allergies: 'Lidocaine',
      consentToTreatment: true,
      hipaaConsentDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      marketingConsent: false,
      smsConsent: false,
      wording: '2026-11-27',
    })
  },
}

export const Success: Story = {
  beforeEach: ({ msw }) => msw.use(getSubmitIntakeMockHandler({ success: true })),
  play: async context => {
    await fillIn(context)
    await submit(context)
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalledOnce())
    const canvas = within(context.canvasElement)
    await waitFor(() => expect(canvas.getByText('Medical intake received')).toBeVisible())
    await expect(
      canvas.getByText('Thank you. Only your care team and the practice owner can open it.'),
    ).toBeVisible()
  },
}

export const TextsNeedACode: Story = {
  beforeEach: ({ msw }) => msw.use(getSubmitIntakeMockHandler({ success: true })),
  play: async context => {
    await fillIn(context)
    const canvas = within(context.canvasElement)
    await context.userEvent.click(
      canvas.getByRole('checkbox', { name: /^Send me offers and news by text message/ }),
    )
    await submit(context)
    await waitFor(() => expect(canvas.getByText(/enter the code we texted you/)).toBeVisible())
  },
}
