import type { Meta, StoryObj } from '@storybook/react-vite'
import { useQueryClient } from '@tanstack/react-query'
import { delay, HttpResponse, http } from 'msw'
import { type ReactNode, useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getCurrentUserResponseMock } from '#api/accounts/accounts.msw.ts'
import { getCurrentUserQueryKey } from '#api/accounts/accounts.ts'
import { getIntakeStatusMockHandler } from '#api/privacy/privacy.msw.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { queryClient } from '../../data/query-client.ts'
import { fillIn, handedIn, path, shownMeta } from './intake-screen.fixtures.tsx'
import type { IntakeScreen } from './intake-screen.tsx'

const meta = { ...shownMeta } satisfies Meta<typeof IntakeScreen>

export default meta
type Story = StoryObj<typeof meta>

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
    await expect(await canvas.findByText('Submitted November 20, 2026')).toBeVisible()
    await expect(canvas.getByText(/your new answers replace the earlier ones/)).toBeVisible()
    await expect(canvas.getByLabelText('Send me offers and news by email.')).toBeChecked()
    await expect(canvas.getByLabelText(/^I consent to treatment/)).not.toBeChecked()
  },
}

export const TimeToRenew: Story = {
  beforeEach: ({ msw }) => msw.use(getIntakeStatusMockHandler({ ...handedIn, isCurrent: false })),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/your new answers replace the earlier ones/)
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
    await expect(dialog.getByText('Last updated November 27, 2026')).toBeVisible()
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

/** Another member signs in on this page while offline: nothing of the previous member may appear. */
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
    await expect(await canvas.findByText(/^Submitted /)).toBeVisible()
    const noor = { ...getCurrentUserResponseMock(), id: 'noor', name: 'Noor' }
    queryClient.setQueryData(getCurrentUserQueryKey(), noor)
    await expect(await canvas.findByText('Your medical intake could not be opened')).toBeVisible()
    await expect(canvas.queryByText(/^Submitted /)).toBeNull()
  },
}
