import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, within } from 'storybook/test'
import { getListCheckInCodesMockHandler } from '#api/check-in/check-in.msw.ts'
import type { CheckInCode } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { reads, unreachable } from '../staff.fixtures.ts'
import { PrintScreen } from './print-screen.tsx'

const codes: CheckInCode[] = ['Daily Spa Visit', 'Welcome'].map((description, at) => ({
  id: `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c0${at}`,
  code: `VELORA-7KQ2MXW9P4H${at}`,
  description,
  pointsValue: 5,
  isActive: true,
  countsOnPaper: true,
}))

const meta = {
  component: PrintScreen,
  decorators: [inApp({ path: '/admin/qr-print' })],
  args: { codeId: undefined },
  parameters: { layout: 'fullscreen' },
  beforeEach: ({ msw }) => msw.use(getListCheckInCodesMockHandler(codes)),
} satisfies Meta<typeof PrintScreen>

export default meta
type Story = StoryObj<typeof meta>

const shows =
  (sheets: number): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    await within(canvasElement).findAllByRole('img', { name: /QR code/ })
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(sheets)
  }

export const All: Story = { play: shows(2) }

export const One: Story = { args: { codeId: codes[1]?.id }, play: shows(1) }

export const NotStaffAnyMore: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getListCheckInCodesMockHandler(codes.map(({ code: _secret, ...rest }) => rest))),
  play: reads('Nothing to print'),
}

export const OnlyTheDeskScreenCounts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getListCheckInCodesMockHandler(codes.map(code => ({ ...code, countsOnPaper: false })))),
  play: async played => {
    await reads('Printed codes are turned off')(played)
    await expect(within(played.canvasElement).queryByRole('article')).toBeNull()
    await expect(within(played.canvasElement).getByRole('button', { name: 'Print' })).toBeDisabled()
  },
}

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/checkin-codes', () => delay('infinite'))),
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/checkin-codes')),
  play: reads('The codes could not be loaded'),
}
