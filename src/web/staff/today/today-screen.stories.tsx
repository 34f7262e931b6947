import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { getListScansToConfirmMockHandler } from '#api/check-in/check-in.msw.ts'
import { getListPresentMockHandler } from '#api/patients/patients.msw.ts'
import type { PresentPatient } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { afresh, reads, signedOut, unreachable } from '../staff.fixtures.ts'
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
  openVouchers: 2,
  pendingRequests: 1,
  hasIntake: false,
}

const meta = {
  component: TodayScreen,
  decorators: [inApp({ path: '/admin/today' })],
  beforeEach: ({ msw }) => {
    msw.use(getListPresentMockHandler([mia]), getListScansToConfirmMockHandler([]))
    return afresh()
  },
} satisfies Meta<typeof TodayScreen>

export default meta
type Story = StoryObj<typeof meta>

export const One: Story = {
  play: reads('Birthday today', 'Can claim $25 Credit or 1 more', '2 vouchers ready', 'Intake missing'),
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
          openVouchers: 0,
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
  play: reads('1 scan to confirm', 'Today at the front desk'),
}

export const Nobody: Story = {
  beforeEach: ({ msw }) => msw.use(getListPresentMockHandler([])),
  play: reads('No check-ins yet today'),
}

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/today', () => delay('infinite'))),
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/admin/today')),
  play: reads('Today’s patients could not be loaded'),
}

export const SignedOut: Story = {
  beforeEach: ({ msw }) => msw.use(signedOut('get', '/api/admin/today')),
  play: reads('Today’s patients could not be loaded'),
}
