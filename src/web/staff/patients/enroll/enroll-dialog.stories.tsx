import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { getReadConsentWordsMockHandler } from '#api/consents/consents.msw.ts'
import { getEnrollPatientMockHandler } from '#api/contacts/contacts.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, sees } from '../../staff.fixtures.ts'
import { EnrollDialog } from './enroll-dialog.tsx'

const id = '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001'

const finds = (...people: object[]) =>
  http.get('*/api/admin/patients/suggest', () => HttpResponse.json(people))

const meta = {
  component: EnrollDialog,
  decorators: [inApp({ path: '/admin' })],
  args: { onClose: fn() },
  beforeEach: ({ msw }) => {
    msw.use(
      getReadConsentWordsMockHandler({
        wording: 'preferences-2',
        email: 'Offers and news by email. Every email has an unsubscribe link.',
        sms: 'Recurring marketing text messages. Msg & data rates may apply. Reply STOP to stop.',
      }),
      getEnrollPatientMockHandler({ id, message: 'Keiko Tanaka is now a member.' }),
      finds(),
    )
    return afresh()
  },
} satisfies Meta<typeof EnrollDialog>

export default meta
type Story = StoryObj<typeof meta>

const form = async () => within(await within(document.body).findByRole('dialog'))
const enroll = async () => userEvent.click((await form()).getByRole('button', { name: 'Enroll' }))

export const Empty: Story = {
  play: async () => {
    await enroll()
    await sees('First name is required')
  },
}

export const Enrolled: Story = {
  play: async ({ args }) => {
    await userEvent.type((await form()).getByLabelText('First name'), 'Keiko')
    await enroll()
    await sees('Keiko Tanaka is now a member.')
    await waitFor(() => expect(args.onClose).toHaveBeenCalled())
  },
}

/** The available consents depend on the contacts entered. */
export const AgreeingToMessages: Story = {
  play: async () => {
    const shown = await form()
    await expect(shown.queryByRole('checkbox')).toBeNull()
    await userEvent.type(shown.getByLabelText(/^Phone/), '3105550142')
    await expect(await shown.findByLabelText('Agrees to offers by text')).toBeVisible()
    await expect(shown.queryByLabelText('Agrees to offers by email')).toBeNull()
  },
}

export const SomebodyWithThisPhone: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      finds({ id, name: 'Ruth Hart', email: '', phone: '+13105550142', vipTier: 'Gold' }),
      http.post('*/api/admin/patients', async ({ request }) => {
        const { sharesContacts } = (await request.json()) as { sharesContacts?: boolean }
        return sharesContacts
          ? HttpResponse.json({ id, message: 'Rae Hart is now a member.' })
          : HttpResponse.json(
              {
                code: 'contact-taken',
                message: 'Ruth Hart already has this phone number. If they share it, both can keep it.',
              },
              { status: 409 },
            )
      }),
    ),
  play: async () => {
    const shown = await form()
    await userEvent.type(shown.getByLabelText('First name'), 'Rae')
    await userEvent.type(shown.getByLabelText(/^Phone/), '3105550142')
    await expect(await shown.findByRole('link', { name: /Ruth Hart/ })).toBeVisible()
    await enroll()
    await userEvent.click(await shown.findByRole('button', { name: 'They Share It' }))
    await sees('Rae Hart is now a member.')
  },
}
