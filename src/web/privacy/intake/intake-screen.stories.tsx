import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { delay, HttpResponse, http } from 'msw'
import { type ReactNode, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserMockHandler, getCurrentUserResponseMock } from '#api/identity/identity.msw.ts'
import { getCurrentUserQueryKey } from '#api/identity/identity.ts'
import { getIntakeStatusMockHandler, getSubmitIntakeMockHandler } from '#api/privacy/privacy.msw.ts'
import type { IntakeBody, IntakeStatus } from '#api/schemas/index.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { queryClient } from '../../data/query-client.ts'
import { IntakeScreen } from './intake-screen.tsx'

const nothingYet: IntakeStatus = {
  submittedAt: null,
  version: null,
  isCurrent: false,
  marketingConsent: false,
  pushNotificationConsent: false,
  smsConsent: false,
}
const handedIn: IntakeStatus = {
  ...nothingYet,
  submittedAt: '2026-11-20T18:00:00.000Z',
  version: 1,
  isCurrent: true,
  marketingConsent: true,
}

const path = '*/api/user/hipaa-intake'
const mia = getCurrentUserMockHandler({ ...getCurrentUserResponseMock(), dateOfBirth: '1991-05-14' })

const meta = {
  component: IntakeScreen,
  decorators: [inApp({ signedIn: true, path: '/hipaa-intake' })],
  parameters: { layout: 'fullscreen' },
  args: { onDone: fn() },
  beforeEach: ({ msw }) => msw.use(mia, getIntakeStatusMockHandler(nothingYet)),
} satisfies Meta<typeof IntakeScreen>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const told = {
  'Phone number': '(310) 555-0142',
  Address: '100 Rodeo Drive, Beverly Hills, CA 90210',
  'Emergency contact': 'Ana Hart',
  'Emergency contact’s phone': '(310) 555-0199',
  'Allergies (optional)': 'Lidocaine',
}

const fillIn: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement)
  await canvas.findByLabelText('Phone number')
  for (const [label, text] of Object.entries(told)) await userEvent.type(canvas.getByLabelText(label), text)
  for (const consent of [/^I consent to treatment/, /^I agree that my health/, /^I have read and accept/])
    await userEvent.click(canvas.getByRole('checkbox', { name: consent }))
}

const submit: Play = async ({ canvasElement }) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Submit Medical Intake' }))

// @customer-2-intake-sections @customer-5-intake-optional
export const Empty: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByLabelText('Date of birth')).toHaveValue('1991-05-14')
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).not.toBeChecked()
    for (const name of ['Personal information', 'Medical history', 'Consents'])
      await expect(canvas.getByRole('region', { name })).toBeVisible()
  },
}

export const HandedInBefore: Story = {
  beforeEach: ({ msw }) => msw.use(getIntakeStatusMockHandler(handedIn)),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Handed in on November 20, 2026')).toBeVisible()
    await expect(canvas.getByLabelText('Send me offers and news by e-mail.')).toBeChecked()
    await expect(canvas.getByLabelText(/^I consent to treatment/)).not.toBeChecked()
  },
}

export const TimeToRenew: Story = {
  beforeEach: ({ msw }) => msw.use(getIntakeStatusMockHandler({ ...handedIn, isCurrent: false })),
}

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

export const WithoutASignal: Story = {
  beforeEach: ({ msw }) => msw.use(http.post(path, () => HttpResponse.error())),
  play: async context => {
    await fillIn(context)
    await submit(context)
    const canvas = within(context.canvasElement)
    await expect(await canvas.findByText('Your intake was not sent')).toBeVisible()
    await waitFor(() => expect(canvas.getByText('Submission Error')).toBeVisible())
    await expect(canvas.getByLabelText('Allergies (optional)')).toHaveValue('Lidocaine')
  },
}

const sent: { key: string | null; body: IntakeBody }[] = []

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
    await within(context.canvasElement).findByText('Your intake was not sent')
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
      wording: '2026-11-21',
    })
  },
}

export const KeptInMemoryOnly: Story = {
  decorators: [Story => <ComesAndGoes>{Story()}</ComesAndGoes>],
  play: async context => {
    await fillIn(context)
    const canvas = within(context.canvasElement)
    const leaveAndReturn = async (button: string) => {
      await userEvent.click(canvas.getByRole('button', { name: button }))
      await userEvent.click(await canvas.findByRole('button', { name: 'Come back' }))
      return canvas.findByLabelText('Allergies (optional)')
    }
    await expect(await leaveAndReturn('Go elsewhere')).toHaveValue('Lidocaine')
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href])
    await expect(stored).not.toContain('Lidocaine')
    await expect(await leaveAndReturn('Sign out')).toHaveValue('')
  },
}

export const WordingInFull: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Read in full: HIPAA notice and consent' }),
    )
    const dialog = within(await canvas.findByRole('dialog', { name: 'HIPAA notice and consent' }))
    await waitFor(() => expect(dialog.getByText(/Office for Civil Rights/)).toBeVisible())
    await expect(dialog.getByText('Version of 2026-11-21')).toBeVisible()
  },
}

export const LongTexts: Story = {
  play: async ({ canvasElement }) => {
    const area = await within(canvasElement).findByLabelText('Medical conditions (optional)')
    await userEvent.click(area)
    await userEvent.paste('Maximiliana-Theodora-von-Hohenberg '.repeat(60))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    )
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(path, () => delay('infinite'))),
}

export const CouldNotBeOpened: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(path, () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText('Your medical intake could not be opened'),
    ).toBeVisible()
  },
}

export const SignedOut: Story = {
  decorators: [inApp({ path: '/hipaa-intake' })],
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: 'Join VIP Program / Log in' })
    await expect(link).toHaveAttribute('href', '/auth?returnTo=%2Fhipaa-intake')
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
    await expect(canvas.getByText('Thank you. Only the clinical team can read it.')).toBeVisible()
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
    await waitFor(() =>
      expect(canvas.getByText(/begin with the code that comes to your phone/)).toBeVisible(),
    )
  },
}

function ComesAndGoes({ children }: { children: ReactNode }) {
  const [here, setHere] = useState(true)
  const queries = useQueryClient()
  const signOut = () => {
    queries.clear()
    setHere(false)
  }
  return here ? (
    <>
      <Button onClick={() => setHere(false)}>Go elsewhere</Button>
      <Button onClick={signOut}>Sign out</Button>
      {children}
    </>
  ) : (
    <Button onClick={() => setHere(true)}>Come back</Button>
  )
}

/** Somebody else signs in on this page, and the clinic can't be reached: nothing of the member before is there. */
export const AnotherMember: Story = {
  beforeEach: ({ msw }) => {
    let asked = 0
    msw.use(
      http.get(path, () => {
        asked += 1
        return asked === 1 ? HttpResponse.json(handedIn) : HttpResponse.error()
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText(/^Handed in on/)).toBeVisible()
    const noor = { ...getCurrentUserResponseMock(), id: 'noor', name: 'Noor' }
    queryClient.setQueryData(getCurrentUserQueryKey(), noor)
    await expect(await canvas.findByText('Your medical intake could not be opened')).toBeVisible()
    await expect(canvas.queryByText(/^Handed in on/)).toBeNull()
  },
}
