import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import {
  getListCheckInCodesMockHandler,
  getListScansToConfirmMockHandler,
  getSeedCheckInCodesMockHandler,
} from '#api/check-in/check-in.msw.ts'
import type { CheckInCode } from '#api/schemas/index.ts'
import { getCheckStaffSessionMockHandler } from '#api/staff/staff.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { afresh, presses, reads, refused, sees, unreachable } from '../staff.fixtures.ts'
import { CodesPanel } from './codes-panel.tsx'

const codes: CheckInCode[] = ['Daily Spa Visit', 'VIP Lounge', 'Welcome'].map((description, at) => ({
  id: `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c0${at}`,
  code: `VELORA-7KQ2MXW9P4H${at}`,
  description,
  pointsValue: 5,
  isActive: true,
  countsOnPaper: true,
}))

const meta = {
  component: CodesPanel,
  decorators: [inApp({ path: '/admin/qr-codes' })],
  beforeEach: ({ msw }) => {
    msw.use(
      getListCheckInCodesMockHandler(codes),
      getListScansToConfirmMockHandler([]),
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Ines', role: 'front desk' }),
    )
    return afresh()
  },
} satisfies Meta<typeof CodesPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Three: Story = {
  play: async ({ canvasElement }) => {
    const picture = await within(canvasElement).findByRole('img', { name: 'QR code: Daily Spa Visit' })
    await expect(picture).toBeVisible()
    await expect(within(canvasElement).getAllByText('5 points per check-in')).toHaveLength(3)
  },
}

export const Downloaded: Story = {
  play: async () => {
    const saved: { name: string; href: string }[] = []
    const click = HTMLAnchorElement.prototype.click
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, href: this.href })
    }
    await presses('Download Daily Spa Visit')
    await waitFor(() => expect(saved).toHaveLength(1))
    await presses('Large PNG of Daily Spa Visit')
    await waitFor(() => expect(saved).toHaveLength(2))
    HTMLAnchorElement.prototype.click = click
    await expect(saved.map(({ name }) => name)).toEqual(['daily-spa-visit.png', 'daily-spa-visit-large.png'])
    const widths = await Promise.all(
      saved.map(async ({ href }) => (await createImageBitmap(await (await fetch(href)).blob())).width),
    )
    await expect(widths).toEqual([300, 1500])
    await expect(await marginOf(saved[0]?.href ?? '')).toBeCloseTo(2, 0)
  },
}

/** In modules: the corner square's border, which comes first on the diagonal, is one module wide. */
async function marginOf(address: string): Promise<number> {
  const picture = await createImageBitmap(await (await fetch(address)).blob())
  const canvas = new OffscreenCanvas(picture.width, picture.height).getContext('2d')
  if (!canvas) throw new Error('This browser draws nothing.')
  canvas.drawImage(picture, 0, 0)
  const isDark = (at: number) => (canvas.getImageData(at, at, 1, 1).data[0] ?? 255) < 128
  const diagonal = Array.from({ length: picture.width }, (_, at) => isDark(at))
  const margin = diagonal.indexOf(true)
  return margin / (diagonal.indexOf(false, margin) - margin)
}

export const OnlyTheDeskScreenCounts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getListCheckInCodesMockHandler(codes.map(code => ({ ...code, countsOnPaper: false })))),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await sees('Printed codes are turned off')
    await expect(canvas.getByRole('link', { name: 'Desk Screen' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /^Print/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: /^(Download|Large PNG)/ })).toBeNull()
    await expect(canvas.queryByRole('img', { name: /^QR code/ })).toBeNull()
  },
}

export const None: Story = {
  beforeEach: ({ msw }) => msw.use(getListCheckInCodesMockHandler([]), getSeedCheckInCodesMockHandler(codes)),
  play: async () => {
    await presses('Create Default QR Codes')
    await sees('QR codes created')
  },
}

export const NotCreated: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListCheckInCodesMockHandler([]),
      refused('post', '/api/admin/seed-checkin-codes', 503, 'unavailable', 'Please try again in a moment.'),
    ),
  play: async () => {
    await presses('Create Default QR Codes')
    await sees('Failed to create QR codes')
  },
}

export const AllRetired: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getListCheckInCodesMockHandler([]),
      refused(
        'post',
        '/api/admin/seed-checkin-codes',
        409,
        'all-codes-retired',
        'All of your codes are retired. Please add or restore one under Program → Check-in Codes.',
      ),
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await presses('Create Default QR Codes')
    await sees(/add or restore one/)
    await expect(canvas.getByRole('link', { name: 'Check-in Codes' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Create Default QR Codes' })).toBeNull()
  },
}

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/checkin-codes', () => delay('infinite'))),
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/checkin-codes')),
  play: reads('The codes could not be loaded'),
}
