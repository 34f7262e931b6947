import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { getListIntakeReadersMockHandler } from '#api/audit/audit.msw.ts'
import { getDeleteAccountMockHandler, getExportPersonalDataMockHandler } from '#api/privacy/privacy.msw.ts'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { hintSignedIn, inApp } from '../../app/in-app.fixtures.tsx'
import { choiceKey } from '../cookies/stored-choice.ts'
import { YourData } from './your-data.tsx'

const readers = {
  readers: [
    {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c2203',
      at: '2026-11-20T18:04:00.000Z',
      staffName: 'Dr. Ruiz',
      role: 'clinical',
    },
    {
      id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c2204',
      at: '2026-11-19T17:00:00.000Z',
      staffName: 'Olga Maximiliana von Hohenberg-Wittgenstein',
      role: 'owner',
    },
  ],
  more: 1_204,
}

const meta = {
  component: YourData,
  decorators: [inApp({ signedIn: true, path: '/profile' })],
  beforeEach: ({ msw }) => {
    msw.use(
      getExportPersonalDataMockHandler(),
      getDeleteAccountMockHandler({ success: true }),
      getListIntakeReadersMockHandler(readers),
      http.post('*/api/cookie-consent', () => HttpResponse.json({ success: true })),
    )
    return () => {
      hintSignedIn(false)
      dismissToast()
      localStorage.removeItem(choiceKey)
    }
  },
} satisfies Meta<typeof YourData>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const reads = async (...texts: readonly string[]) => {
  for (const text of texts)
    await waitFor(() => expect(within(document.body).getAllByText(text)[0]).toBeVisible())
}

const press = async (canvasElement: HTMLElement, name: RegExp) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name }))

const opensDialog: Play = ({ canvasElement }) => press(canvasElement, /^Delete my account/)

const dialog = () => within(document.body).findByRole('dialog', { name: 'Delete your account?' })

const deletes: Play = async context => {
  await opensDialog(context)
  const asked = within(await dialog())
  await userEvent.type(asked.getByLabelText('Your password'), 'orchid7')
  await userEvent.click(asked.getByRole('button', { name: 'Delete My Account' }))
}

const refusing = (status: number, body: object) =>
  http.post('*/api/user/delete-account', () => HttpResponse.json(body, { status }))

export const Plain: Story = {}

export const Downloaded: Story = {
  play: async ({ canvasElement }) => {
    // The test browser would save the file; it's enough to check that there is one.
    const given: string[] = []
    const catchFile = (event: Event) => {
      const link = event.target as HTMLAnchorElement
      if (!link.download) return
      event.preventDefault()
      given.push(link.download)
    }
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function () {
      this.addEventListener('click', catchFile)
      fireEvent.click(this)
    }
    await press(canvasElement, /^Download my data/)
    await reads('Your data is here')
    HTMLAnchorElement.prototype.click = click
    await expect(given).toEqual(['my-data.json'])
  },
}

export const Downloading: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/user/export', () => delay('infinite'))),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Download my data/)
    await expect(within(canvasElement).getByRole('button', { name: /Gathering your data/ })).toBeDisabled()
  },
}

export const DownloadRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/user/export', () =>
        HttpResponse.json({ message: 'We can’t reach our records right now.' }, { status: 503 }),
      ),
    ),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Download my data/)
    await reads('Download Failed', 'We can’t reach our records right now.')
  },
}

export const DownloadOffline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/user/export', () => HttpResponse.error())),
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Download my data/)
    await reads('Download Failed')
  },
}

export const Asking: Story = {
  play: async context => {
    await opensDialog(context)
    await expect(within(await dialog()).getByRole('button', { name: 'Keep My Account' })).toBeEnabled()
  },
}

export const PasswordMissing: Story = {
  play: async context => {
    await opensDialog(context)
    await userEvent.click(within(await dialog()).getByRole('button', { name: 'Delete My Account' }))
    await reads('Please enter your password')
  },
}

export const Deleting: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/user/delete-account', () => delay('infinite'))),
  play: async context => {
    await deletes(context)
    const asked = within(await dialog())
    await expect(await asked.findByRole('button', { name: 'Deleting...' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(await dialog()).toBeVisible()
  },
}

export const Deleted: Story = {
  play: async context => {
    await deletes(context)
    await reads('Account deleted')
  },
}

export const WrongPassword: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(400, {
        code: 'wrong-password',
        message: 'That is not your password. We deleted nothing.',
      }),
    ),
  play: async context => {
    await deletes(context)
    await reads('That is not your password. We deleted nothing.')
    const field = within(await dialog()).getByLabelText('Your password')
    await expect(field).toHaveValue('orchid7')
    await waitFor(() => expect(field).toHaveFocus())
    await userEvent.type(field, '!')
    await waitFor(() => expect(field).not.toHaveAttribute('aria-invalid', 'true'))
  },
}

export const TooManyPasswords: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(429, {
        code: 'too-many-attempts',
        message: 'Too many attempts. Please try again in 15 minutes.',
      }),
    ),
  play: async context => {
    await deletes(context)
    await reads('We did not delete your account', 'Too many attempts. Please try again in 15 minutes.')
  },
}

export const StaffAccount: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refusing(403, {
        code: 'staff-account-stays',
        message: 'This is a staff account. Please ask the owner of the clinic to remove it.',
      }),
    ),
  play: async context => {
    await deletes(context)
    await reads('This is a staff account. Please ask the owner of the clinic to remove it.')
  },
}

export const DeletingOffline: Story = {
  beforeEach: ({ msw }) => msw.use(http.post('*/api/user/delete-account', () => HttpResponse.error())),
  play: async context => {
    await deletes(context)
    await reads('No response from the clinic’s server')
    await expect(within(await dialog()).getByLabelText('Your password')).toHaveValue('orchid7')
  },
}

export const CookieSettings: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, /^Cookie settings/)
    const settings = within(await within(document.body).findByRole('region', { name: 'Cookie settings' }))
    await userEvent.click(settings.getByRole('switch', { name: 'Analytics' }))
    await userEvent.click(settings.getByRole('button', { name: 'Save My Choice' }))
    await expect(JSON.parse(localStorage.getItem(choiceKey) ?? '{}')).toMatchObject({
      necessary: true,
      analytics: true,
      marketing: false,
      preferences: false,
    })
    await waitFor(() =>
      expect(within(document.body).queryByRole('region', { name: 'Cookie settings' })).toBeNull(),
    )
    await expect(within(canvasElement).getByRole('button', { name: /^Cookie settings/ })).toHaveFocus()
  },
}

const seesReaders: Play = async ({ canvasElement }) => {
  await press(canvasElement, /^Who viewed my medical information/)
  await within(document.body).findByRole('dialog', { name: 'Who viewed my medical information' })
}

export const ReadByStaff: Story = {
  play: async context => {
    await seesReaders(context)
    await reads('Dr. Ruiz', 'Plus 1,204 earlier views.')
    const [latest] = within(
      await within(document.body).findByRole('list', { name: 'Who viewed my medical information' }),
    ).getAllByRole('listitem')
    await expect(latest).toHaveTextContent('Clinical · Nov 20, 2026')
  },
}

export const ReadByNobody: Story = {
  beforeEach: ({ msw }) => msw.use(getListIntakeReadersMockHandler({ readers: [], more: 0 })),
  play: async context => {
    await seesReaders(context)
    await reads('Nobody has looked yet')
  },
}

export const ReadersOffline: Story = {
  beforeEach: ({ msw }) => {
    let tries = 0
    msw.use(
      http.get('*/api/user/hipaa-intake/readers', () =>
        ++tries === 1 ? HttpResponse.error() : HttpResponse.json(readers),
      ),
    )
  },
  play: async context => {
    await seesReaders(context)
    await reads('No response from the clinic’s server')
    await userEvent.click(within(document.body).getByRole('button', { name: 'Try Again' }))
    await reads('Dr. Ruiz')
  },
}
