import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { getReadClinicMockHandler, getReadClinicResponseMock } from '#api/menu/menu.msw.ts'
import { getReadProgramMockHandler } from '#api/program/program.msw.ts'
import { getOpenByRecoveryCodeMockHandler } from '#api/recovery/recovery.msw.ts'
import { getListPendingRequestsMockHandler } from '#api/requests/requests.msw.ts'
import { useListPendingRequests } from '#api/requests/requests.ts'
import type { Clinic } from '#api/schemas/index.ts'
import { getCheckStaffSessionMockHandler, getVerifyStaffCodeMockHandler } from '#api/staff/staff.msw.ts'
import { TextField } from '#ui-kit/forms/text-field/text-field.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { inApp } from '../app/in-app.fixtures.tsx'
import { clearDrafts, loadDraft, saveDraft } from '../data/drafts.ts'
import { signInOnThisPage } from '../data/unauthorized.ts'
import { overview } from './program/draft/program.fixtures.ts'
import { StaffScreen } from './staff-screen.tsx'

const meta = {
  component: StaffScreen,
  decorators: [inApp({ path: '/admin' })],
  args: { children: <Text>What the staff area holds</Text> },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) =>
    msw.use(
      getCheckStaffSessionMockHandler({ isAdmin: false }),
      getListPendingRequestsMockHandler([]),
      getReadClinicMockHandler(),
    ),
} satisfies Meta<typeof StaffScreen>

export default meta
type Story = StoryObj<typeof meta>

const openFor = (name: string, role: string): Story => ({
  beforeEach: ({ msw }) => msw.use(getCheckStaffSessionMockHandler({ isAdmin: true, name, role })),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(`${name}, ${role}`)).toBeVisible()
  },
})

const enters =
  (code: string, answer: string): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByLabelText('Admin code')
    if (code) await userEvent.type(field, code)
    await userEvent.type(field, '{Enter}')
    await waitFor(() => expect(canvas.getByText(answer)).toBeVisible())
  }

export const Locked: Story = {}

/** If a passkey was used on this device before, it is offered first; the code still works. */
export const LockedWithAPasskey: Story = {
  beforeEach: () => {
    localStorage.setItem('passkeys-here', '["a-passkey"]')
    return () => localStorage.removeItem('passkeys-here')
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Open with a Passkey' })).toBeVisible()
    await expect(canvas.getByLabelText('Admin code')).toBeVisible()
  },
}

/** Staff who lost their code use a recovery code. */
const recovers = async ({ canvasElement }: { canvasElement: HTMLElement }, code: string) => {
  const canvas = within(canvasElement)
  await userEvent.click(await canvas.findByRole('button', { name: 'Use a Recovery Code' }))
  if (code) await userEvent.type(canvas.getByLabelText('Recovery code'), code)
  await userEvent.click(canvas.getByRole('button', { name: 'Open Admin Panel' }))
  return canvas
}

export const RecoveryCodeMissing: Story = {
  play: async played => {
    const canvas = await recovers(played, '')
    await waitFor(() => expect(canvas.getByText('Please enter a recovery code')).toBeVisible())
    await expect(canvas.getByLabelText('Recovery code')).toHaveFocus()
  },
}

export const RecoveryCodeUsed: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/recovery-code', () =>
        HttpResponse.json(
          {
            message:
              'This recovery code doesn’t work. Each code works once, and creating new codes cancels the old ones.',
            code: 'wrong-recovery-code',
          },
          { status: 401 },
        ),
      ),
    ),
  play: async played => {
    const canvas = await recovers(played, 'k7qm-4xvd-92hp-3wts')
    await waitFor(() => expect(canvas.getByText(/Each code works once, and/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Use Your Staff Code' }))
    await expect(await canvas.findByLabelText('Admin code')).toBeVisible()
  },
}

export const OpenedByRecoveryCode: Story = {
  beforeEach: ({ msw }) => msw.use(getOpenByRecoveryCodeMockHandler({ isStaff: true, codesLeft: 9 })),
  play: async played => {
    const canvas = await recovers(played, 'k7qm-4xvd-92hp-3wts')
    await waitFor(() => expect(canvas.getByText('9 are left.')).toBeVisible())
  },
}

export const MissingCode: Story = { play: enters('', 'Missing Code') }

/** Digits go into the field, whatever was clicked in between. */
export const TypedWithoutAClick: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const field = await canvas.findByLabelText('Admin code')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('246')
    field.blur()
    await userEvent.keyboard('82468')
    await expect(field).toHaveValue('24682468')
  },
}

export const ByItsButton: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Open Admin Panel' }))
    await waitFor(() => expect(canvas.getByText('Missing Code')).toBeVisible())
    await expect(canvas.getByLabelText('Admin code')).toHaveFocus()
  },
}

export const WrongCode: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/verify', () =>
        HttpResponse.json({ message: 'Invalid admin code', code: 'wrong-staff-code' }, { status: 401 }),
      ),
    ),
  play: enters('00000000', 'Access Denied'),
}

export const ClosedToCodes: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/verify', () =>
        HttpResponse.json(
          { message: 'Too many attempts. Please try again in 42 minutes.', code: 'too-many-attempts' },
          { status: 429 },
        ),
      ),
    ),
  play: async played => {
    await enters('24682468', 'Codes are paused for now')(played)
    await expect(
      within(played.canvasElement).getByRole('button', { name: 'Open with a Passkey' }),
    ).toBeVisible()
  },
}

export const NoConnection: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/admin/verify', () => HttpResponse.error())),
  play: async played => {
    await enters('00000000', 'Connection Error')(played)
    await expect(
      await within(document.body).findByText('Please check your internet connection'),
    ).toBeVisible()
  },
}

export const EightHiddenDigits: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText('Admin code')
    await expect(field).toHaveAttribute('type', 'password')
    await userEvent.type(field, '123456789')
    await expect(field).toHaveValue('12345678')
  },
}

/** Copied from the dialog that issued the code. */
export const PastedWithItsSpace: Story = {
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByLabelText('Admin code')
    await userEvent.click(field)
    await userEvent.paste(' 4815 1623')
    await expect(field).toHaveValue('48151623')
  },
}

export const Checking: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/verify', async () => {
        await delay('infinite')
        return HttpResponse.json({})
      }),
      getVerifyStaffCodeMockHandler(),
    ),
  play: enters('24682468', 'Checking...'),
}

export const OpenForTheOwner: Story = openFor('Olga', 'owner')

function Typing() {
  const [typed, setTyped] = useState(() => loadDraft<string>('program:menu') ?? '')
  const type = (text: string) => {
    setTyped(text)
    saveDraft('program:menu', text)
  }
  return <TextField label="Unsaved" value={typed} onChange={({ target }) => type(target.value)} />
}

/** Another person in the same tab doesn't save what isn't theirs; the one who typed it finds it again. */
export const DraftsOfTwoPeople: Story = {
  args: { children: <Typing /> },
  beforeEach: ({ msw }) => {
    clearDrafts()
    let [isOpen, name] = [true, 'Ines']
    msw.use(
      http.get('*/api/admin/session-check', () =>
        HttpResponse.json(isOpen ? { isAdmin: true, name, role: 'manager' } : { isAdmin: false }),
      ),
      http.post('*/api/admin/lock', () => {
        isOpen = false
        return HttpResponse.json({})
      }),
      http.post('*/api/admin/verify', () => {
        isOpen = true
        name = name === 'Ines' ? 'Olga' : 'Ines'
        return HttpResponse.json({ success: true })
      }),
    )
    return clearDrafts
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const opensNext = async (next: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Lock' }))
      await userEvent.type(await canvas.findByLabelText('Admin code'), '24682468{Enter}')
      await canvas.findByText(`${next}, manager`)
    }
    await userEvent.type(await canvas.findByLabelText('Unsaved'), 'By Ines')
    await opensNext('Olga')
    await expect(canvas.getByLabelText('Unsaved')).toHaveValue('')
    await userEvent.type(canvas.getByLabelText('Unsaved'), 'By Olga')
    await opensNext('Ines')
    await expect(canvas.getByLabelText('Unsaved')).toHaveValue('By Ines')
  },
}

function WaitingRequests() {
  useListPendingRequests({})
  return <Text>Waiting requests</Text>
}

const led = fn(async () => {})

/** A list that was already loading gets refused, which must not redirect to sign-in. */
export const LockedWhileAListIsOnItsWay: Story = {
  args: { children: <WaitingRequests /> },
  beforeEach: ({ msw }) => {
    led.mockClear()
    signInOnThisPage(led)
    let isLocked = false
    const refused = Promise.withResolvers<void>()
    msw.use(
      http.get('*/api/admin/session-check', () =>
        HttpResponse.json(isLocked ? { isAdmin: false } : { isAdmin: true, name: 'Olga', role: 'owner' }),
      ),
      http.get('*/api/admin/service-requests', async () => {
        await refused.promise
        return HttpResponse.json({ message: 'Unauthorized' }, { status: 401 })
      }),
      http.post('*/api/admin/lock', async () => {
        isLocked = true
        refused.resolve()
        await delay(100)
        return HttpResponse.json({})
      }),
    )
    return () => signInOnThisPage(undefined)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Lock' }))
    await canvas.findByLabelText('Admin code')
    await delay(700)
    await expect(led).not.toHaveBeenCalled()
  },
}

/** Whoever presses Lock turns away from the screen, so it closes even if the server can't be told yet. */
export const LockedWithoutAConnection: Story = {
  beforeEach: ({ msw }) => {
    let tries = 0
    led.mockClear()
    signInOnThisPage(led)
    const ended = () => HttpResponse.json({ message: 'Unauthorized' }, { status: 401 })
    msw.use(
      http.get('*/api/admin/session-check', () =>
        HttpResponse.json(tries > 2 ? { isAdmin: false } : { isAdmin: true, name: 'Olga', role: 'owner' }),
      ),
      // The server was told, but the response was lost.
      http.post('*/api/admin/lock', () => (++tries > 2 ? ended() : HttpResponse.error())),
    )
    return () => signInOnThisPage(undefined)
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(await canvas.findByRole('button', { name: 'Lock' }))
    await canvas.findByText('Not locked yet')
    await expect(canvas.queryByText('What the staff area holds')).toBeNull()
    await expect(await canvas.findByLabelText('Admin code', {}, { timeout: 8_000 })).toBeVisible()
    await expect(led).not.toHaveBeenCalled()
  },
}

const demo: Clinic = {
  ...getReadClinicResponseMock(),
  demo: {
    member: { email: 'mia@velora.example', password: 'velora-demo' },
    staff: { email: 'olga@velora.example', password: 'velora-demo' },
    staffCode: '24682468',
  },
}

/** As on a phone, where the index is a drop-down. */
const index = async (canvasElement: HTMLElement) =>
  within(await within(canvasElement).findByRole('combobox', { name: 'Staff area' }))

/** The pages are grouped by who uses them. */
export const OpenForTheFrontDesk: Story = {
  ...openFor('Ines', 'front desk'),
  play: async ({ canvasElement }) => {
    const desk = within(await (await index(canvasElement)).findByRole('group', { name: 'At the Desk' }))
    const pages = desk.getAllByRole('option').map(({ textContent }) => textContent)
    await expect(pages).toEqual(['Today', 'Vouchers', 'QR Codes', 'Desk Screen'])
    await expect((await index(canvasElement)).queryByRole('option', { name: 'Audit Log' })).toBeNull()
  },
}

/** Without an alert: nothing is wrong, and retrying wouldn't help. */
export const ForAnotherRole: Story = {
  ...openFor('Ines', 'front desk'),
  decorators: [inApp({ path: '/admin/audit' })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByText('Not part of your role')).toBeVisible()
    await expect(canvas.queryByText('What the staff area holds')).toBeNull()
  },
}

export const OutboxInTheDemo: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Olga', role: 'owner' }),
      getReadClinicMockHandler(demo),
    ),
  play: async ({ canvasElement }) => {
    const pages = await index(canvasElement)
    await expect(await pages.findByRole('option', { name: 'Outbox' })).toBeInTheDocument()
  },
}

export const NoOutboxInARealClinic: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Olga', role: 'owner' })),
  play: async ({ canvasElement }) => {
    const pages = await index(canvasElement)
    await expect(pages.getByRole('option', { name: 'Vouchers' })).toBeInTheDocument()
    await expect(pages.queryByRole('option', { name: 'Outbox' })).toBeNull()
  },
}

/** Once the clinic is set up, the index no longer lists the page: it belongs to Program. */
export const SetUpAfterPublishing: Story = {
  decorators: [inApp({ path: '/admin/program/setup' })],
  beforeEach: ({ msw }) =>
    msw.use(
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Olga', role: 'owner' }),
      getReadProgramMockHandler(overview()),
    ),
  play: async ({ canvasElement }) => {
    const index = await within(canvasElement).findByRole('combobox', { name: 'Staff area' })
    await expect(index).toHaveValue('/admin/program')
  },
}

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/session-check', async () => {
        await delay('infinite')
        return HttpResponse.json({})
      }),
    ),
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/session-check', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('The staff area could not be opened')).toBeVisible()
  },
}
