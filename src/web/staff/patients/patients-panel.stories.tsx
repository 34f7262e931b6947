import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getCheckStaffSessionMockHandler } from '#api/identity/identity.msw.ts'
import {
  getAdjustPointsMockHandler,
  getListPatientEntriesMockHandler,
  getListPatientVouchersMockHandler,
  getSendOfferMockHandler,
} from '#api/loyalty/loyalty.msw.ts'
import { getReadPatientMockHandler } from '#api/patients/patients.msw.ts'
import { getReadIntakeMockHandler } from '#api/privacy/privacy.msw.ts'
import { dismissToast } from '#ui-kit/toast/store.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { clearDrafts } from '../../data/drafts.ts'
import { entries, intake, listing, longName, many, mia, noor, vouchers } from './patients.fixtures.ts'
import { PatientsPanel } from './patients-panel.tsx'

const meta = {
  component: PatientsPanel,
  decorators: [inApp({ path: '/admin' })],
  beforeEach: ({ msw }) => {
    msw.use(
      listing([mia, noor]),
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Dr. Ruiz', role: 'clinical' }),
      getReadPatientMockHandler(mia),
      getListPatientEntriesMockHandler(entries),
      getListPatientVouchersMockHandler(vouchers),
      getReadIntakeMockHandler({ memberId: mia.id, versions: [intake], older: 0 }),
      getAdjustPointsMockHandler({
        message: 'Mia Hart now has 290 points.',
        pointsChanged: 50,
        pointsBalance: 290,
      }),
      getSendOfferMockHandler(),
    )
    return () => {
      clearDrafts()
      dismissToast()
    }
  },
} satisfies Meta<typeof PatientsPanel>

export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const page = () => within(document.body)
const shows = (words: string | RegExp) =>
  waitFor(() => expect(page().getAllByText(words)[0]).toBeVisible(), { timeout: 4000 })
const card = (name: string) => page().findByRole('article', { name })
const press = async (name: string | RegExp) => userEvent.click(await page().findByRole('button', { name }))
const dialog = async () => within(await page().findByRole('dialog'))

const refusing = (method: 'get' | 'post', path: string, status: number, message: string) =>
  http[method](path, () => HttpResponse.json({ message }, { status }))

// @staff-2-patients-card
export const Several: Story = {
  play: async () => {
    const shown = within(await card('Mia Hart'))
    for (const words of [
      'mia@velora.example',
      'Silver',
      '240',
      'May 14, 1991',
      '$1,250',
      '6',
      'Nov 20, 2026',
      'Jan 10, 2026',
    ])
      await expect(shown.getByText(words)).toBeVisible()
    await expect(within(await card('Noor Haddad')).getByText('Not given')).toBeVisible()
    await shows('2 patients')
  },
}

export const One: Story = {
  beforeEach: ({ msw }) => msw.use(listing([mia])),
  play: () => shows('1 patient'),
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(listing([])),
  play: () => shows('No patients yet'),
}

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(listing([longName, mia])) }

export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(listing(many)),
  play: async () => {
    await shows('5,000 patients')
    await card('Patient 1')
    await expect(page().getAllByRole('article').length).toBeLessThan(30)
    await waitFor(
      () => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        expect(page().getByRole('article', { name: 'Patient 400' })).toHaveAttribute('aria-setsize', '5000')
      },
      { timeout: 10_000, interval: 100 },
    )
    await expect(page().getAllByRole('article').length).toBeLessThan(30)
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const SearchedWithTheSlash: Story = {
  play: async () => {
    await card('Mia Hart')
    await userEvent.keyboard('/')
    await expect(page().getByLabelText('Search patients')).toHaveFocus()
    await userEvent.keyboard('noor')
    await waitFor(() => expect(page().queryByRole('article', { name: 'Mia Hart' })).toBeNull())
    await card('Noor Haddad')
  },
}

export const OfOneTier: Story = {
  play: async () => {
    await card('Mia Hart')
    await userEvent.selectOptions(page().getByLabelText('Tier'), 'Bronze')
    await waitFor(() => expect(page().queryByRole('article', { name: 'Mia Hart' })).toBeNull())
    await card('Noor Haddad')
  },
}

export const NobodyFound: Story = {
  play: async () => {
    await userEvent.type(await page().findByLabelText('Search patients'), 'zzz')
    await shows('Nobody found')
    await press('Show All Patients')
    await card('Mia Hart')
  },
}

export const Pending: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/users', async () => {
        await delay('infinite')
        return HttpResponse.json([])
      }),
    ),
}

const failsWith =
  (words: string | RegExp): Play =>
  async () => {
    await shows('Error Loading Patients')
    await shows(words)
    await expect(page().getByRole('button', { name: 'Retry' })).toBeVisible()
  }

export const NotLoaded: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('get', '*/api/admin/users', 503, 'Please try again in a moment.')),
  play: failsWith('Failed to fetch users: 503'),
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/users', () => HttpResponse.error())),
  play: failsWith(/We can’t reach the clinic right now/),
}

const edits = async (points: string, reason: string) => {
  await press('Edit points of Mia Hart')
  const form = await dialog()
  if (points) await userEvent.type(form.getByLabelText('Points'), points)
  if (reason) await userEvent.type(form.getByLabelText('Reason'), reason)
  await userEvent.click(form.getByRole('button', { name: 'Update Points' }))
}

export const PointsUpdated: Story = {
  play: async () => {
    await edits('50', 'A gift')
    await shows('Points Updated Successfully!')
    await expect(within(await card('Mia Hart')).getByText('290')).toBeVisible()
  },
}

export const PointsMissing: Story = {
  play: async () => {
    await edits('', '')
    await shows('Please enter points value and reason.')
  },
}

// @staff-5-amount-whole @staff-5-says-points-invalid
export const PointsInvalid: Story = {
  play: async () => {
    await edits('-5', 'A gift')
    await shows('Please enter a valid positive number.')
  },
}

export const PointsRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refusing('post', '*/api/admin/update-user-points', 400, '60 more points needed: this takes 300.'),
    ),
  play: async () => {
    await edits('300', 'Counted twice')
    await shows('Update Failed')
    await shows(/60 more points needed/)
    await expect((await dialog()).getByLabelText('Reason')).toHaveValue('Counted twice')
  },
}

const keys: (string | null)[] = []

export const PointsAddedOnceAfterClosingTheDialog: Story = {
  beforeEach: ({ msw }) => {
    keys.length = 0
    msw.use(
      http.post('*/api/admin/update-user-points', ({ request }) => {
        keys.push(request.headers.get('Idempotency-Key'))
        return keys.length === 1
          ? HttpResponse.error()
          : HttpResponse.json({ message: 'Done.', pointsChanged: 50, pointsBalance: 290 })
      }),
    )
  },
  play: async () => {
    await edits('50', 'A gift')
    await shows('Update Failed')
    await userEvent.click((await dialog()).getByRole('button', { name: 'Close' }))
    await edits('', '')
    await shows('Points Updated Successfully!')
    await expect(keys[0]).toBeTruthy()
    await expect(keys[1]).toBe(keys[0])
  },
}

const sendsOffer = async () => {
  await press('Send 10% off to Mia Hart')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Send 10% Off' }))
}

export const OfferSent: Story = {
  play: async () => {
    await sendsOffer()
    await shows('Promotion Sent!')
  },
}

export const OfferRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('post', '*/api/admin/send-promo-notification', 409, 'Mia Hart already has it.')),
  play: async () => {
    await sendsOffer()
    await shows('Failed to Send Promotion')
    await shows('Mia Hart already has it.')
  },
}

export const Details: Story = {
  play: async () => {
    await press('Details of Mia Hart')
    await shows('Counted twice by mistake')
    await shows('Ready')
    await expect(page().queryByText('Lidocaine')).toBeNull()
    await press('Show Medical Answers')
    await shows('Lidocaine')
  },
}

export const DetailsAtTheFrontDesk: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Ines', role: 'front desk' })),
  play: async () => {
    await press('Details of Mia Hart')
    await shows('Counted twice by mistake')
    await expect(page().queryByRole('button', { name: 'Show Medical Answers' })).toBeNull()
  },
}

export const OlderMedicalAnswers: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/users/:id/intake', ({ request }) => {
        const below = new URL(request.url).searchParams.get('below')
        const version = below ? Number(below) - 1 : 12
        return HttpResponse.json({
          memberId: mia.id,
          versions: [{ ...intake, version }],
          older: version - 11,
        })
      }),
    ),
  play: async () => {
    await press('Details of Mia Hart')
    await press('Show Medical Answers')
    await shows(/^Version 12,/)
    await press('Show Older Versions')
    await shows(/^Version 11,/)
    await expect(page().queryByRole('button', { name: 'Show Older Versions' })).toBeNull()
  },
}

export const DetailsWithNothingYet: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListPatientEntriesMockHandler([]),
      getListPatientVouchersMockHandler([]),
      getReadIntakeMockHandler({ memberId: mia.id, versions: [], older: 0 }),
    ),
  play: async () => {
    await press('Details of Mia Hart')
    await shows('No points yet.')
    await shows('No vouchers yet.')
    await press('Show Medical Answers')
    await shows('The intake was not handed in yet.')
  },
}
