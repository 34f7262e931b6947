import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, presses } from '../../staff.fixtures.ts'
import type { Service } from '../draft/parts.ts'
import { body, categories, clinicWith, place, sees, service, type } from '../draft/program.fixtures.ts'
import { MenuScreen } from './menu-screen.tsx'

let saved: ReturnType<typeof clinicWith>

const named = (name: string) =>
  (saved.contents as { services: Service[] }).services.find(each => each.name === name)

const meta = {
  component: MenuScreen,
  decorators: [inApp({ path: '/admin/program/menu' })],
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'menu', { categories, services: [service(1, 'Lip Filler')] })
    return afresh()
  },
} satisfies Meta<typeof MenuScreen>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => body().findByRole('dialog')
const open = async (name: RegExp) => userEvent.click(await body().findByRole('button', { name }))

export const ServiceAdded: Story = {
  play: async () => {
    await presses('Add Service')
    await presses('Add Service', await dialog())
    await sees('Please choose a category')
    await sees('Please enter a price, like 650')
    await type('Name', 'Lip Flip')
    await userEvent.selectOptions(body().getByLabelText('Category'), 'Fillers')
    await type('Price in dollars', '1.250,00')
    await sees('Leave blank for 125 points, 1 per $10')
    await presses('Add Service', await dialog())
    await waitFor(() =>
      expect(named('Lip Flip')).toMatchObject({
        categoryId: 'fillers',
        price: '1250.00',
        pointsEarned: 125,
        durationMinutes: null,
        imageUrl: '/pictures/fillers.svg',
      }),
    )
  },
}

/** The kind of price decides the fields. A complete price in one field works, too. */
export const KindsOfPrices: Story = {
  play: async () => {
    await open(/^Lip Filler/)
    await userEvent.selectOptions(body().getByLabelText('Price type'), 'Price range')
    await type('Up to', '600')
    await presses('Save', await dialog())
    await sees('Please enter more than the lower price')
    await type('Up to', '800')
    await sees('Patients see: $650–$800')
    await userEvent.selectOptions(body().getByLabelText('Price type'), 'On request')
    await expect(body().queryByLabelText('Price in dollars')).toBeNull()
    await userEvent.selectOptions(body().getByLabelText('Price type'), 'Fixed price')
    await type('Price in dollars', 'from $12/unit')
    await sees('Patients see: from $12 per unit')
    await type(/^Points/, ' ')
    await sees(/show “Points vary”/)
    await presses('Save', await dialog())
    await waitFor(() =>
      expect(named('Lip Filler')).toMatchObject({
        price: '12.00',
        priceKind: 'from',
        priceUnit: 'unit',
        priceTo: null,
        pointsEarned: 0,
      }),
    )
    await sees(/from \$12 per unit · 45 min · Points vary/)
  },
}

/** The text that patients see afterward, and the service's locations. */
export const AfterTheTreatment: Story = {
  play: async () => {
    await open(/^Lip Filler/)
    await type(/^Lasts \(weeks\)/, 'long')
    await presses('Save', await dialog())
    await sees('Please enter weeks, or leave it blank')
    await type(/^Lasts \(weeks\)/, '26')
    await type(/^Best day for a photo/, '14')
    await type(/^Aftercare/, 'No sports for a day.')
    await userEvent.click(body().getByRole('checkbox', { name: 'Charlottenburg' }))
    await sees('Patients see that it’s only offered there')
    await presses('Save', await dialog())
    await waitFor(() =>
      expect(named('Lip Filler')).toMatchObject({
        lastsWeeks: 26,
        photoAfterDays: 14,
        aftercare: 'No sports for a day.',
        placeIds: [place('Charlottenburg').id],
      }),
    )
  },
}

const portrait = async () => {
  const canvas = new OffscreenCanvas(90, 120)
  canvas.getContext('2d')?.fillRect(0, 0, 90, 120)
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'lips.jpg', { type: 'image/jpeg' })
}
const uploaded = '/api/pictures/3f2a9c0e5b7d41868a1c2e3f4a5b6c7d-800.webp'

/** The upper part is selected; nothing is saved before that. */
export const PictureUploaded: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/programme/pictures', ({ request }) =>
        new URL(request.url).search === '?shape=wide&x=0&y=0'
          ? HttpResponse.json({ imageUrl: uploaded })
          : HttpResponse.json({ code: 'unexpected', message: 'It was cropped otherwise.' }, { status: 500 }),
      ),
      http.get('*/api/pictures/*', () => new HttpResponse(null, { status: 404 })),
    ),
  play: async () => {
    await open(/^Lip Filler/)
    await userEvent.upload(await body().findByLabelText('Upload a Picture'), await portrait())
    const part = await body().findByRole('slider', { name: 'Crop' })
    await presses('Save', await dialog())
    await sees('Please use or cancel the new picture')
    await fireEvent.change(part, { target: { value: '0' } })
    await presses('Use This Picture')
    await waitFor(() => expect(body().getByLabelText('Picture')).toHaveDisplayValue('Your picture'))
    await expect(body().getByLabelText('Upload a Picture')).toHaveFocus()
    await presses('Save', await dialog())
    await waitFor(() => expect(named('Lip Filler')?.imageUrl).toBe(uploaded))
  },
}

export const PictureRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.post('*/api/admin/programme/pictures', () =>
        HttpResponse.json(
          { code: 'not-a-picture', message: 'This file is not a picture that we can read.' },
          { status: 400 },
        ),
      ),
    ),
  play: async () => {
    await open(/^Lip Filler/)
    const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'lips.png', { type: 'image/png' })
    await userEvent.upload(await body().findByLabelText('Upload a Picture'), svg)
    await presses('Use This Picture')
    await sees('This file is not a picture that we can read.')
    await presses('Cancel')
    await expect(await body().findByLabelText('Picture')).toHaveDisplayValue('Fillers')
  },
}
