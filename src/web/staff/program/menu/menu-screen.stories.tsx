import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, presses } from '../../staff.fixtures.ts'
import type { Category, Service } from '../draft/parts.ts'
import {
  body,
  categories,
  clinicWith,
  place,
  refusedToSave,
  rows,
  sees,
  service,
  session,
  type,
} from '../draft/program.fixtures.ts'
import { MenuScreen } from './menu-screen.tsx'

const lip = service(1, 'Lip Filler')
const cheek = service(2, 'Cheek Filler', { price: '850.00', pointsEarned: 85 })
const glow = service(3, 'Glow Drip', { categoryId: 'iv-drips', price: '199.00', pointsEarned: 20 })

let saved: ReturnType<typeof clinicWith>

const menu = () => saved.contents as { categories: Category[]; services: Service[] }
const named = (name: string) => menu().services.find(each => each.name === name)

const meta = {
  component: MenuScreen,
  decorators: [inApp({ path: '/admin/program/menu' })],
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'menu', { categories, services: [lip, glow, cheek] })
    return afresh()
  },
} satisfies Meta<typeof MenuScreen>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => body().findByRole('dialog')
const open = async (name: RegExp) => userEvent.click(await body().findByRole('button', { name }))

export const MovedWithinItsCategory: Story = {
  play: async () => {
    const handle = await body().findByRole('button', { name: 'Move Cheek Filler' })
    handle.focus()
    await userEvent.keyboard('{ArrowUp}')
    await waitFor(() =>
      expect(menu().services.map(({ name }) => name)).toEqual(['Cheek Filler', 'Glow Drip', 'Lip Filler']),
    )
    await expect(handle).toHaveFocus()
  },
}

export const CategoryRemovedWhileServicesAreInIt: Story = {
  play: async () => {
    await open(/^Fillers/)
    await expect(within(await dialog()).getByRole('button', { name: 'Remove Category' })).toBeDisabled()
    await userEvent.selectOptions(
      body().getByLabelText('To remove this category, move its services to'),
      'IV Drips',
    )
    await presses('Remove Category')
    await waitFor(() => expect(menu().categories).toEqual([{ id: 'iv-drips', name: 'IV Drips' }]))
    await expect(new Set(menu().services.map(({ categoryId }) => categoryId))).toEqual(new Set(['iv-drips']))
  },
}

export const CategoryAddedAndRenamed: Story = {
  play: async () => {
    await presses('Add Category')
    await type('Name', 'fillers')
    await presses('Add Category', await dialog())
    await sees('There’s already a category with this name')
    await type('Name', 'Après-Soin & Care')
    await presses('Add Category', await dialog())
    await waitFor(() => expect(menu().categories[2]?.id).toBe('apres-soin-care'))
    await open(/^Après-Soin/)
    await type('Name', 'Care')
    await presses('Save', await dialog())
    await waitFor(() => expect(menu().categories[2]).toEqual({ id: 'apres-soin-care', name: 'Care' }))
  },
}

const pasted = [
  'Category\tService\tPrice\tDuration',
  'Fillers\tLip Filler\t$700\t45 min',
  '\tChin Filler\ta lot\t',
  'Peels\tGlow Peel\t150\tsoon',
  '\tSun Peel\t1.150,00 €\t1 h 15',
].join('\n')

export const Pasted: Story = {
  play: async () => {
    await presses('Paste a Menu')
    const rowsField = await body().findByLabelText('Rows')
    await userEvent.click(rowsField)
    await userEvent.paste(pasted)
    await sees('2 rows to fix')
    const chin = within(body().getByRole('listitem', { name: 'Line 3' }))
    await sees('“a lot” isn’t a price')
    await userEvent.clear(chin.getByLabelText('Price'))
    await userEvent.type(chin.getByLabelText('Price'), '600')
    await sees('1 row to fix')
    await presses('Skip Line 4')
    await presses('Add 3 Services')
    await sees('2 new, 1 changed')
    await waitFor(() =>
      expect(named('Lip Filler')).toMatchObject({ id: lip.id, price: '700.00', pointsEarned: 65 }),
    )
    await expect(named('Chin Filler')).toMatchObject({ price: '600.00', pointsEarned: 60 })
    await expect(named('Sun Peel')).toMatchObject({
      categoryId: 'peels',
      price: '1150.00',
      durationMinutes: 75,
      imageUrl: '/pictures/skincare.svg',
    })
    await expect(menu().categories.map(({ name }) => name)).toEqual(['Fillers', 'IV Drips', 'Peels'])
  },
}

/** Saved by Excel on Windows: semicolons and the Windows-1252 encoding. */
export const FromAFile: Story = {
  play: async () => {
    await presses('Paste a Menu')
    const bytes = new Uint8Array([...'Name;Preis\nCr\xe8me;1.250,00 \x80'].map(sign => sign.charCodeAt(0)))
    await userEvent.upload(await body().findByLabelText('Open a CSV File'), new File([bytes], 'menu.csv'))
    await sees('Crème')
    await sees('$1,250.00')
    await type('Category for rows without one', 'Care')
    await presses('Add 1 Service')
    await waitFor(() => expect(named('Crème')?.categoryId).toBe('care'))
  },
}

export const NothingToTakeOver: Story = {
  play: async () => {
    await presses('Paste a Menu')
    await userEvent.click(await body().findByLabelText('Rows'))
    await userEvent.paste('; ;')
    await sees('No rows found')
  },
}

export const FiveHundred: Story = {
  beforeEach: ({ msw }) => {
    const services = Array.from({ length: 500 }, (_, n) =>
      service(n, `Service ${n}`, { categoryId: n % 2 ? 'fillers' : 'iv-drips', isArchived: n % 50 === 1 }),
    )
    saved = clinicWith(msw, 'menu', { categories, services })
  },
  play: async () => {
    await sees('240 services')
    const fillers = body().getByLabelText('Services in Fillers')
    await expect(fillers.childElementCount).toBe(30)
    await userEvent.click(body().getByText('Show 210 More in Fillers'))
    await expect(fillers.childElementCount).toBe(240)
    const search = body().getByLabelText('Search services')
    await userEvent.click(search)
    await userEvent.paste('service 499')
    await waitFor(() => expect(rows('Services in Fillers')).toHaveLength(1))
    // No reordering while filtered: the hidden services make the new position unclear.
    await expect(body().queryByRole('button', { name: 'Move Service 499' })).toBeNull()
    await userEvent.paste(' laser')
    await sees('No service matches “service 499 laser”')
    await presses('Show All Services')
    await sees('240 services')
  },
}

/** Tess changed the same service first; the conflict shows the locations' names. */
export const ChangedMeanwhile: Story = {
  play: async () => {
    await open(/^Lip Filler/)
    await userEvent.click(await body().findByRole('checkbox', { name: 'Charlottenburg' }))
    const hers = { ...lip, placeIds: [place('Mitte').id] }
    Object.assign(saved, {
      contents: { categories, services: [hers, glow, cheek] },
      revision: 2,
      changedBy: 'Tess',
    })
    await presses('Save', await dialog())
    const choice = await body().findByLabelText('Lip Filler: offered at')
    await waitFor(() => expect(choice).toHaveDisplayValue('Yours: Charlottenburg'))
    await userEvent.selectOptions(choice, 'Tess: Mitte')
    await presses('Save Both')
    await waitFor(() => expect(saved.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"r1"', '"r2"']))
    await expect(named('Lip Filler')?.placeIds).toEqual(hers.placeIds)
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refusedToSave(
        '/api/admin/programme/menu',
        400,
        'invalid-request',
        'Please enter at most 1,000 services',
      ),
    ),
  play: async () => {
    await open(/^Lip Filler/)
    await type('Name', 'Lip Filler, 2 ml')
    await presses('Save', await dialog())
    await sees('Please enter at most 1,000 services')
    await body().findByRole('button', { name: 'Discard My Change' })
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'menu', { categories: [], services: [] })
  },
  play: async () => {
    await sees('No services yet')
    await expect(body().getByRole('button', { name: 'Add Service' })).toBeDisabled()
    await presses('Paste a Price List')
    await sees(/A name and a price are enough/)
  },
}

export const Long: Story = {
  beforeEach: ({ msw }) => {
    const name = 'Full Face Balancing with Hyaluronic Acid and Three Follow-up Visits ✨'
    const services = [service(1, name, { price: '12345.50' }), service(2, 'حقن الشفاه')]
    saved = clinicWith(msw, 'menu', {
      categories: [{ id: 'fillers', name: 'Everything that fills, lifts, smooths and balances' }],
      services,
    })
  },
  play: () => open(/^Full Face/),
}

export const ReadOnly: Story = {
  beforeEach: ({ msw }) => msw.use(session('front desk')),
  play: async () => {
    await sees('Lip Filler')
    await expect(body().queryAllByRole('button')).toEqual([])
  },
}
