import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import {
  getConfirmContactChangeMockHandler,
  getListOwnContactsMockHandler,
  getStartContactChangeMockHandler,
} from '#api/contact-changes/contact-changes.msw.ts'
import type { OwnContact } from '#api/schemas/index.ts'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { YourContacts } from './your-contacts.tsx'

const email: OwnContact = {
  kind: 'email',
  value: 'mia@velora.example',
  isShared: false,
  isConfirmed: true,
}
const phone: OwnContact = { kind: 'phone', value: '+13105550142', isShared: false, isConfirmed: false }
const change = { to: 'mia.hart@velora.example', asksOld: true, expiresAt: '2026-11-20T18:15:00.000Z' }
const confirmed = fn<(codes: unknown) => void>()

const meta = {
  component: YourContacts,
  decorators: [inApp({ signedIn: true, path: '/profile' })],
  beforeEach: ({ msw }) => {
    msw.use(
      getListOwnContactsMockHandler([email, phone]),
      getStartContactChangeMockHandler(change),
      getConfirmContactChangeMockHandler(async ({ request }) => {
        confirmed(await request.json())
        return [{ ...email, value: change.to }, phone]
      }),
    )
    confirmed.mockClear()
    return () => dismissToast()
  },
} satisfies Meta<typeof YourContacts>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const opens =
  (row: RegExp): Play =>
  async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: row }))
    await screen.findByRole('dialog')
  }

const dialog = () => within(screen.getByRole('dialog'))

const asksForCodes: Play = async context => {
  await opens(/mia@velora\.example/)(context)
  await userEvent.type(await dialog().findByLabelText(/New email address/), change.to)
  await userEvent.click(dialog().getByRole('button', { name: 'Send Codes' }))
  await dialog().findByLabelText(/Code sent to mia\.hart@/)
  await expect(
    dialog().getByText(/No longer have mia@velora\.example\? Please ask at the front desk/),
  ).toBeVisible()
}

const entersCodes: Play = async context => {
  await asksForCodes(context)
  await userEvent.type(dialog().getByLabelText(/Code sent to mia\.hart@/), '428 913')
  await userEvent.type(dialog().getByLabelText(/Code sent to mia@/), '106204')
  await userEvent.click(dialog().getByRole('button', { name: 'Confirm' }))
}

export const EmailAndPhone: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: /mia@velora\.example Confirmed/ })
    await within(canvasElement).findByRole('button', { name: /\+13105550142 Not confirmed yet/ })
  },
}

export const None: Story = {
  beforeEach: ({ msw }) => msw.use(getListOwnContactsMockHandler([])),
  play: opens(/Add a phone number/),
}

export const SharedWithFamily: Story = {
  beforeEach: ({ msw }) => msw.use(getListOwnContactsMockHandler([{ ...phone, isShared: true }])),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/Shared with your family/)
    expect(within(canvasElement).queryByRole('button', { name: /\+1310/ })).toBeNull()
  },
}

export const NewAddress: Story = { play: opens(/mia@velora\.example/) }

export const BothCodes: Story = { play: asksForCodes }

export const Changed: Story = {
  play: async context => {
    await entersCodes(context)
    await waitFor(() => expect(confirmed).toHaveBeenCalledWith({ code: '428913', oldCode: '106204' }))
    await screen.findByText(/We’ll reach you at mia\.hart@velora\.example/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const WrongCode: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/user/contacts/confirm', () =>
        HttpResponse.json(
          { code: 'wrong-change-code', message: 'One of these codes isn’t right. Please check both.' },
          { status: 400 },
        ),
      ),
    ),
  play: async context => {
    await entersCodes(context)
    await dialog().findByText('One of these codes isn’t right. Please check both.')
  },
}
