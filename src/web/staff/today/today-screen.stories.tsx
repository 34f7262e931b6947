import type { Meta, StoryObj } from '@storybook/react-vite'
import { useLocation } from '@tanstack/react-router'
import { delay, HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { getListScansToConfirmMockHandler } from '#api/check-in/check-in.msw.ts'
import { getListLocationsMockHandler, getReadClinicMockHandler } from '#api/menu/menu.msw.ts'
import { getListMergeSuggestionsMockHandler } from '#api/merging/merging.msw.ts'
import { getListPresentMockHandler, getSuggestPatientsMockHandler } from '#api/patients/patients.msw.ts'
import { getListPendingRequestsMockHandler } from '#api/requests/requests.msw.ts'
import {
  getFindVoucherMockHandler,
  getFindVoucherResponseMock,
  getListUsedVouchersMockHandler,
} from '#api/rewards/rewards.msw.ts'
import type { MergeSuggestions, PendingRequest, PresentPatient } from '#api/schemas/index.ts'
import { getCheckStaffSessionMockHandler } from '#api/staff/staff.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { memberCode } from '../../member/member-code.ts'
import { isCameraOn, playCamera, playNoCamera } from '../../qr/camera.fixtures.ts'
import { PanelInFocus } from '../panel-in-focus.tsx'
import { afresh, dialog, presses, reads, sees, signedOut, unreachable } from '../staff.fixtures.ts'
import { ScannedVoucher } from '../vouchers/scanned-voucher.tsx'
import { TodayScreen } from './today-screen.tsx'

const mia: PresentPatient = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01',
  name: 'Mia Hart',
  email: 'mia@velora.example',
  vipTier: 'Silver',
  pointsBalance: 245,
  checkedInAt: '2026-11-21T18:00:00.000Z',
  birthday: 'today',
  claimableRewards: ['$25 Credit', 'Hand Massage'],
  readyVouchers: [
    { code: 'K7RW2M9Q', title: 'Hand Massage' },
    { code: 'Q9M2WR7K', title: '$10 Credit' },
  ],
  pendingRequests: 1,
  hasIntake: false,
}

const request: PendingRequest = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01',
  serviceId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
  serviceName: 'HydraFacial',
  status: 'pending',
  requestDate: '2026-11-20T18:00:00.000Z',
  treatmentDate: '2026-11-18',
  notes: null,
  pointsAwarded: null,
  adminNotes: null,
  servicePoints: 25,
  pointsVary: false,
  userFirstName: 'Mia',
  userLastName: 'Hart',
  userEmail: 'mia@velora.example',
}

const meta = {
  component: TodayScreen,
  decorators: [inApp({ path: '/admin' })],
  beforeEach: ({ msw }) => {
    msw.use(
      getListPresentMockHandler([mia]),
      getListScansToConfirmMockHandler([]),
      getListPendingRequestsMockHandler([request]),
      getSuggestPatientsMockHandler([
        { id: mia.id, name: mia.name, email: mia.email, phone: null, vipTier: 'Silver' },
      ]),
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Ines', role: 'front desk' }),
      getReadClinicMockHandler(),
      getListLocationsMockHandler([]),
    )
    return afresh()
  },
} satisfies Meta<typeof TodayScreen>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: reads(
    'Vouchers ready',
    'Vouchers of patients here today',
    'Birthday today',
    'Can claim $25 Credit or 1 other reward',
    '2 vouchers ready',
    'Intake missing',
  ),
}

export const Several: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListPresentMockHandler([
        mia,
        {
          ...mia,
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b02',
          name: 'Noor Haddad',
          vipTier: 'Platinum',
          birthday: null,
          claimableRewards: [],
          readyVouchers: [],
          pendingRequests: 0,
          hasIntake: true,
        },
        {
          ...mia,
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b03',
          name: 'Maximiliana-Theodora von Hohenberg-Wittelsbach',
          birthday: 'this week',
          claimableRewards: ['A very long reward with all the trimmings that a clinic can think of'],
        },
      ]),
    ),
  play: reads('Noor Haddad', 'Birthday this week'),
}

const waiting = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c21',
  patient: 'Noor Haddad',
  email: 'noor@velora.example',
  description: 'Daily Spa Visit',
  pointsValue: 5,
  scannedAt: '2026-11-21T18:00:00.000Z',
}

export const WithScansToConfirm: Story = {
  beforeEach: ({ msw }) => msw.use(getListScansToConfirmMockHandler([waiting])),
  play: reads('1 scan to confirm', 'Here today'),
}

export const Nobody: Story = {
  beforeEach: ({ msw }) => msw.use(getListPresentMockHandler([]), getListPendingRequestsMockHandler([])),
  play: reads('No check-ins yet today', 'Nothing waiting'),
}

const suggestion: MergeSuggestions['oldest'][number] = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1c01',
  survivor: { memberId: mia.id, name: mia.name },
  absorbed: { memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b04', name: 'Mia Hartt' },
  by: 'Ines',
  at: '2026-11-20T18:00:00.000Z',
}

const suggestedToTess = (answer: MergeSuggestions): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) =>
    msw.use(
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Tess', role: 'manager' }),
      getListPresentMockHandler([]),
      getListPendingRequestsMockHandler([]),
      getListMergeSuggestionsMockHandler(answer),
    ),
})

/** A manager decides what the desk suggested. */
export const PossibleDuplicates: Story = {
  ...suggestedToTess({
    total: 3,
    oldest: [suggestion, { ...suggestion, id: 'second', at: new Date().toISOString() }],
  }),
  play: async ({ canvas }) => {
    await sees('Suggested by Ines · Nov 20, 2026')
    await sees('Suggested by Ines · today')
    await sees('The oldest 2 of 3')
    const [review] = canvas.getAllByRole('link', { name: 'Review Mia Hart and Mia Hartt' })
    await expect(review).toHaveAttribute('href', `/admin/patients/${mia.id}#patient-duplicates`)
    await expect(canvas.queryByText('Nothing waiting')).toBeNull()
  },
}

export const NoDuplicates: Story = {
  ...suggestedToTess({ total: 0, oldest: [] }),
  play: async ({ canvas }) => {
    await sees('Nothing waiting')
    await expect(canvas.queryByText('Possible duplicates')).toBeNull()
  },
}

export const DuplicatesUnreachable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Tess', role: 'manager' }),
      unreachable('get', '/api/admin/duplicates'),
    ),
  play: reads('Possible duplicates could not be loaded', 'Here today'),
}

const askedByTheDesk = fn()

/** The front desk can't merge, so it doesn't ask. */
export const DuplicatesAtTheFrontDesk: Story = {
  beforeEach: ({ msw }) => {
    askedByTheDesk.mockClear()
    msw.use(
      http.get('*/api/admin/duplicates', () => {
        askedByTheDesk()
        return HttpResponse.json({ code: 'not-your-role', message: 'No' }, { status: 403 })
      }),
    )
  },
  play: async () => {
    await sees('Vouchers of patients here today')
    await expect(askedByTheDesk).not.toHaveBeenCalled()
  },
}

const severalLocations: Pick<Story, 'beforeEach'> = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListLocationsMockHandler([
        { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01', name: 'Beverly Hills' },
        { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d02', name: 'Santa Monica' },
      ]),
    ),
}

/** Asked once per device, if the clinic has several locations. */
export const WhereIsThisDevice: Story = {
  ...severalLocations,
  play: async ({ canvas }) => {
    await presses('Santa Monica')
    await sees('This device is at Santa Monica')
    await expect(localStorage.getItem('desk-place')).toBe('0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d02')
    await expect(canvas.queryByText('Where is this device?')).toBeNull()
  },
}

/** It isn't asked again. */
export const NoFixedLocation: Story = {
  ...severalLocations,
  play: async ({ canvas }) => {
    await presses('No Fixed Location')
    await waitFor(() => expect(canvas.queryByText('Where is this device?')).toBeNull())
    await expect(localStorage.getItem('desk-place')).toBe('')
  },
}

const number = (n: number): PresentPatient => ({
  ...mia,
  id: `present-${n}`,
  name: `Patient ${n}`,
  readyVouchers: [],
})

export const MoreThanEight: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListPresentMockHandler(Array.from({ length: 10 }, (_, n) => number(n + 1))),
      getListPendingRequestsMockHandler(
        Array.from({ length: 5 }, (_, n) => ({
          ...request,
          id: `request-${n}`,
          userFirstName: `Patient ${n}`,
        })),
      ),
    ),
  play: async () => {
    await sees('Show All 5')
    await presses('Show All 10')
    await sees('Patient 10')
  },
}

/** Pending requests are decided right there. */
export const Decides: Story = {
  play: async () => {
    await presses('Approve HydraFacial for Mia Hart')
    const approve = within(await dialog()).getByRole('button', { name: 'Approve' })
    await waitFor(() => expect(approve).toHaveFocus())
  },
}

const field = () => within(document.body).findByRole('combobox', { name: 'Find a patient or a voucher' })

/** `/` moves focus to the field, which finds patients like the search does. */
export const FindsAPatient: Story = {
  play: async () => {
    await sees('Here today')
    await userEvent.keyboard('/')
    await expect(await field()).toHaveFocus()
    await userEvent.keyboard('mia')
    await sees('Open Mia Hart')
  },
}

const withVouchers = () => (
  <>
    <TodayScreen />
    <ScannedVoucher />
    <Place />
  </>
)

let place = ''
function Place() {
  place = useLocation().pathname
  return null
}

/** A scanner types into the field as it would anywhere. */
export const FindsAVoucher: Story = {
  render: withVouchers,
  play: async () => {
    await userEvent.type(await field(), 'k7rw-2m9q{Enter}')
    await expect(await dialog()).toHaveAccessibleName('Voucher')
    await waitFor(async () => expect(await field()).toHaveValue(''))
  },
}

export const FindsAMemberCard: Story = {
  play: async () => {
    await userEvent.type(await field(), memberCode(mia.id))
    await sees('Open this member')
  },
}

const slowly = { timeout: 15_000 }

/** A tablet without a scanner uses its camera. */
export const ScansAVoucher: Story = {
  render: withVouchers,
  beforeEach: ({ msw }) => {
    msw.use(
      getListUsedVouchersMockHandler([]),
      getFindVoucherMockHandler({ ...getFindVoucherResponseMock(), title: 'Hand Massage' }),
    )
    return playCamera('K7RW2M9Q')
  },
  play: async () => {
    await presses('Scan with the camera')
    await within(document.body).findByRole('dialog', { name: 'Voucher' }, slowly)
    await sees('Hand Massage')
    await expect(isCameraOn()).toBe(false)
  },
}

export const ScansAMemberCard: Story = {
  render: withVouchers,
  beforeEach: () => playCamera(memberCode(mia.id)),
  play: async () => {
    await presses('Scan with the camera')
    await waitFor(() => expect(place).toBe(`/admin/patients/${mia.id}`), slowly)
  },
}

/** The field is still there to type in. */
export const CameraBlocked: Story = {
  beforeEach: () => playNoCamera('NotAllowedError'),
  play: async () => {
    await presses('Scan with the camera')
    await within(document.body).findByText('Camera Not Available', {}, slowly)
    await presses('Type It Instead')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await expect(await field()).toBeVisible()
  },
}

export const CameraMissing: Story = {
  beforeEach: () => playNoCamera('NotFoundError'),
  play: async () => {
    await presses('Scan with the camera')
    await within(document.body).findByText('Camera Not Available', {}, slowly)
  },
}

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/today', () => delay('infinite'))),
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/admin/today')),
  play: reads('Today’s patients could not be loaded'),
}

/** A list that failed was once requested again as fast as the server answered. */
export const ScansUnreachable: Story = {
  beforeEach: ({ msw }) => {
    asked = 0
    msw.use(
      http.get('*/api/admin/waiting-scans', () => {
        asked += 1
        return HttpResponse.error()
      }),
    )
  },
  play: async () => {
    await sees('The scans to confirm could not be loaded')
    await delay(300)
    await expect(asked).toBe(1)
  },
}
let asked = 0

export const SignedOut: Story = {
  beforeEach: ({ msw }) =>
    msw.use(signedOut('get', '/api/admin/today'), getCheckStaffSessionMockHandler({ isAdmin: false })),
  play: reads('Today’s patients could not be loaded'),
}

/** A panel's address that another role sent: it says so, instead of showing Today. */
export const APanelOfAnotherRole: Story = {
  render: () => <PanelInFocus panel="email-campaigns" />,
  play: reads('Not part of your role'),
}
