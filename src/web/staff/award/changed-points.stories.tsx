import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { getListLocationsMockHandler } from '#api/menu/menu.msw.ts'
import { getSuggestPatientsMockHandler } from '#api/patients/patients.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { afresh, dialog, presses, sees } from '../staff.fixtures.ts'
import { AwardForm } from './award-form.tsx'

const service = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0f10',
  name: 'HydraFacial',
  description: '',
  category: 'Skincare',
  price: '249.00',
  pointsEarned: 25,
  durationMinutes: null,
  isActive: true,
}

let pointsEarned: number
let sent: unknown[]

const meta = {
  component: AwardForm,
  decorators: [inApp({ path: '/admin' })],
  beforeEach: ({ msw }) => {
    pointsEarned = 25
    sent = []
    msw.use(
      http.get('*/api/services', () => HttpResponse.json([{ ...service, pointsEarned }])),
      getListLocationsMockHandler([]),
      getSuggestPatientsMockHandler([]),
      http.post('*/api/admin/award-points', async ({ request }) => {
        const { shownPoints } = (await request.json()) as { shownPoints?: number }
        sent.push(shownPoints)
        const message = `HydraFacial now earns ${pointsEarned} points, not ${shownPoints}. Confirm to award them.`
        return shownPoints === undefined || shownPoints === pointsEarned
          ? HttpResponse.json({ message: 'Awarded.', pointsAwarded: pointsEarned, pointsBalance: 50 })
          : HttpResponse.json({ code: 'points-changed', message }, { status: 409 })
      }),
    )
    return afresh()
  },
} satisfies Meta<typeof AwardForm>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const fills = async (canvas: Canvas) => {
  await canvas.findByRole('option', { name: 'HydraFacial (25 points)' })
  await userEvent.type(canvas.getByLabelText('Customer email'), 'mia@velora.example')
  await userEvent.selectOptions(canvas.getByLabelText('Service'), service.id)
  pointsEarned = 30
}

export const Confirmed: Story = {
  play: async ({ canvas }) => {
    await fills(canvas)
    await presses('Award Points')
    await sees('HydraFacial now earns 30 points, not 25. Confirm to award them.')
    await canvas.findByRole('option', { name: 'HydraFacial (30 points)', hidden: true })
    await presses('Award Points', await dialog())
    await sees('Points Awarded')
    await waitFor(() => expect(sent).toEqual([25, 30]))
  },
}

/** Typed points are kept. */
export const OwnPoints: Story = {
  play: async ({ canvas }) => {
    await fills(canvas)
    await userEvent.type(canvas.getByLabelText(/Custom points/), '40')
    await presses('Award Points')
    await sees('Points Awarded')
    await expect(sent).toEqual([undefined])
  },
}
