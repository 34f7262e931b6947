import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor } from 'storybook/test'
import { getListLocationsMockHandler, getListServicesMockHandler } from '#api/menu/menu.msw.ts'
import { getSuggestPatientsMockHandler } from '#api/patients/patients.msw.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { afresh, presses, sees, unreachable } from '../staff.fixtures.ts'
import { AwardForm } from './award-form.tsx'

const id = (n: number) => `0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0f${n}`

const service = {
  id: id(10),
  name: 'HydraFacial',
  description: '',
  category: 'Skincare',
  price: '249.00',
  pointsEarned: 25,
  durationMinutes: null,
  isActive: true,
}

const places = [
  { id: id(20), name: 'Mitte' },
  { id: id(21), name: 'Charlottenburg' },
]

let sent: unknown[]

const meta = {
  component: AwardForm,
  decorators: [inApp({ path: '/admin' })],
  beforeEach: ({ msw }) => {
    sent = []
    msw.use(
      getListServicesMockHandler([service] as never),
      getListLocationsMockHandler(places),
      getSuggestPatientsMockHandler([]),
      http.post('*/api/admin/award-points', async ({ request }) => {
        sent.push(((await request.json()) as { locationId?: string }).locationId)
        return HttpResponse.json({ message: '25 points awarded.', pointsAwarded: 25, pointsBalance: 50 })
      }),
    )
    return afresh()
  },
} satisfies Meta<typeof AwardForm>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const awards = async (canvas: Canvas) => {
  await canvas.findByRole('option', { name: /HydraFacial/ })
  await userEvent.type(canvas.getByLabelText('Customer email'), 'mia@velora.example')
  await userEvent.selectOptions(canvas.getByLabelText('Service'), service.id)
  await presses('Award Points')
  await sees('Points Awarded')
  await waitFor(() => expect(canvas.getByLabelText('Customer email')).toHaveValue(''))
}

/** The next award on this device uses the same location. */
export const AtThePlaceOfThisDesk: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Charlottenburg' })
    await userEvent.selectOptions(canvas.getByLabelText(/^Location/), 'Charlottenburg')
    await awards(canvas)
    await expect(canvas.getByLabelText(/^Location/)).toHaveDisplayValue('Charlottenburg')
    await expect(localStorage.getItem('desk-place')).toBe(id(21))
  },
}

/** But only if the location still exists. Otherwise, Today asks again. */
export const AtAPlaceThatClosed: Story = {
  beforeEach: () => localStorage.setItem('desk-place', id(22)),
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Charlottenburg' })
    await awards(canvas)
    await expect(sent).toEqual([undefined])
    await expect(localStorage.getItem('desk-place')).toBe(id(22))
  },
}

/** No location was chosen for this device, and an untouched field doesn't choose one. */
export const OnANewDevice: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Charlottenburg' })
    await expect(canvas.getByLabelText(/^Location/)).toHaveDisplayValue('No location')
    await awards(canvas)
    await expect(sent).toEqual([undefined])
    await expect(localStorage.getItem('desk-place')).toBeNull()
  },
}

/** Chosen, so the device has none from then on. */
export const WithoutALocation: Story = {
  beforeEach: () => localStorage.setItem('desk-place', id(21)),
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Charlottenburg' })
    await expect(canvas.getByLabelText(/^Location/)).toHaveDisplayValue('Charlottenburg')
    await userEvent.selectOptions(canvas.getByLabelText(/^Location/), 'No location')
    await awards(canvas)
    await expect(sent).toEqual([undefined])
    await expect(localStorage.getItem('desk-place')).toBe('')
  },
}

/** A clinic with one location has nothing to choose. */
export const OneLocation: Story = {
  beforeEach: ({ msw }) => msw.use(getListLocationsMockHandler(places.slice(0, 1))),
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Mitte' })
    await expect(canvas.getByLabelText(/^Location/)).toHaveDisplayValue('Mitte')
    await awards(canvas)
    await expect(sent).toEqual([id(20)])
  },
}

/** The locations can't be loaded, but the desk's location stays the same. */
export const PlacesUnreachable: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem('desk-place', id(21))
    msw.use(unreachable('get', '/api/locations'))
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Location/)).toHaveDisplayValue('Same as last time')
    await awards(canvas)
    await expect(sent).toEqual([id(21)])
    await expect(localStorage.getItem('desk-place')).toBe(id(21))
  },
}
