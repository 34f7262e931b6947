import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { getListLocationsMockHandler } from '#api/menu/menu.msw.ts'
import { getListLocationsQueryKey } from '#api/menu/menu.ts'
import {
  getChooseUsualPlaceMockHandler,
  getReadUsualPlaceMockHandler,
} from '#api/usual-places/usual-places.msw.ts'
import { getReadUsualPlaceQueryKey } from '#api/usual-places/usual-places.ts'
import { dismissToast } from '#ui-kit/feedback/toast/store.ts'
import { hintSignedIn, inApp } from '../app/in-app.fixtures.tsx'
import { queryClient } from '../data/query-client.ts'
import { UsualPlace } from './usual-place.tsx'

const places = [
  { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01', name: 'Mitte' },
  {
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b02',
    name: 'Charlottenburg',
    address: 'Kantstraße 12, 10623 Berlin',
    phone: '+49 30 1234567',
    openingHours: 'Mon to Fri 9 to 18',
    bookingUrl: 'https://booking.test/kant',
  },
  {
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b03',
    name: 'Ushuaia',
    openingHours: 'Mon to Fri 9 to 18',
    timeZone: 'America/Argentina/Buenos_Aires',
  },
]

const meta = {
  component: UsualPlace,
  decorators: [inApp({ signedIn: true, path: '/profile' })],
  beforeEach: ({ msw }) => {
    msw.use(getListLocationsMockHandler(places), getReadUsualPlaceMockHandler({ placeId: null }))
    return () => {
      hintSignedIn(false)
      dismissToast()
    }
  },
} satisfies Meta<typeof UsualPlace>

export default meta
type Story = StoryObj<typeof meta>

export const Chosen: Story = {
  beforeEach: ({ msw }) => msw.use(getChooseUsualPlaceMockHandler({ placeId: places[1]?.id ?? null })),
  play: async ({ canvas }) => {
    await canvas.findByRole('option', { name: 'Charlottenburg' })
    await userEvent.selectOptions(canvas.getByLabelText(/^Preferred location/), 'Charlottenburg')
    await expect(await canvas.findByText(/Kantstraße 12/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Call +49 30 1234567' })).toHaveAttribute(
      'href',
      'tel:+49301234567',
    )
    const book = canvas.getByRole('link', { name: /^Book at Charlottenburg/ })
    await expect(book).toHaveAttribute('href', 'https://booking.test/kant')
    await expect(canvas.queryByText(/Hours are in/)).toBeNull()
  },
}

export const ByAnotherClock: Story = {
  beforeEach: ({ msw }) => msw.use(getReadUsualPlaceMockHandler({ placeId: places[2]?.id ?? null })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/9 to 18\s+Hours are in Buenos Aires time/)).toBeVisible()
  },
}

export const OfOnePlace: Story = {
  beforeEach: ({ msw }) => msw.use(getListLocationsMockHandler(places.slice(0, 1))),
  play: async ({ canvas }) => {
    const answers = () =>
      [getListLocationsQueryKey(), getReadUsualPlaceQueryKey()].map(key => queryClient.getQueryData(key))
    await waitFor(() => expect(answers()).toEqual([places.slice(0, 1), { placeId: null }]))
    await expect(canvas.queryByLabelText(/^Preferred location/)).toBeNull()
  },
}
