import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { listing, longName, many, mia, noor } from '../patients.fixtures.ts'
import { dialog, page, press, shownMeta, shows } from '../patients-panel.fixtures.tsx'
import type { PatientsPanel } from '../patients-panel.tsx'

const meta = {
  ...shownMeta,
  globals: { viewport: { value: 'desk' } },
} satisfies Meta<typeof PatientsPanel>

export default meta
type Story = StoryObj<typeof meta>

const row = (name: RegExp) => page().findByRole('row', { name })

export const Several: Story = {
  play: async () => {
    await expect(await row(/^Mia Hart/)).toHaveAttribute('aria-selected', 'true')
    for (const words of ['Silver', '240', '$1,250', '6', 'Nov 20, 2026'])
      await expect(within(await row(/^Mia Hart/)).getByText(words)).toBeVisible()
    await expect(page().getByRole('link', { name: 'Details for Mia Hart' })).toHaveAttribute(
      'href',
      `/admin/patients/${mia.id}`,
    )
  },
}

/** Next to the index in a 1280 px window: each date shows its year. */
export const AtADesk: Story = {
  decorators: [table => <div style={{ width: '927px' }}>{table()}</div>],
  play: async () => {
    const cells = within(await row(/^Mia Hart/)).getAllByRole('gridcell')
    await expect(cells.filter(cell => cell.scrollWidth > cell.clientWidth)).toEqual([])
  },
}

export const One: Story = { beforeEach: ({ msw }) => msw.use(listing([mia])), play: () => shows('1 patient') }

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(listing([longName, mia])) }

/** From the search to the rows and along them; the side panel follows. */
export const ByKeyboard: Story = {
  beforeEach: ({ msw }) => msw.use(listing(many)),
  play: async () => {
    await row(/^Patient 1 /)
    await userEvent.keyboard('/patient 2{Enter}')
    await waitFor(async () => expect(await row(/^Patient 2 /)).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(async () => expect(await row(/^Patient 20 /)).toHaveFocus())
    await expect(page().getByRole('heading', { name: 'Patient 20' })).toBeVisible()
  },
}

export const OrderedByItsHead: Story = {
  play: async () => {
    await userEvent.click(await page().findByRole('button', { name: 'Points' }))
    await waitFor(() =>
      expect(page().getByRole('columnheader', { name: 'Points' })).toHaveAttribute('aria-sort', 'descending'),
    )
  },
}

export const OtherColumns: Story = {
  beforeEach: () => () => localStorage.removeItem('patient-columns'),
  play: async () => {
    await row(/^Noor Haddad/)
    await press('Columns')
    await userEvent.click((await dialog()).getByLabelText('Email'))
    await userEvent.click((await dialog()).getByLabelText('Visits'))
    await userEvent.keyboard('{Escape}')
    await expect(await page().findByRole('columnheader', { name: 'Email' })).toBeVisible()
    await expect(page().queryByRole('columnheader', { name: 'Visits' })).toBeNull()
    await expect(within(await row(/^Noor Haddad/)).getByText(noor.email)).toBeVisible()
    await expect(localStorage.getItem('patient-columns')).toBe('tier,points,spent,last-login,email')
  },
}

export const PointsUpdated: Story = {
  play: async () => {
    await press('Edit points for Mia Hart')
    const form = await dialog()
    await userEvent.type(form.getByLabelText('Points'), '50')
    await userEvent.type(form.getByLabelText('Reason'), 'A gift')
    await userEvent.click(form.getByRole('button', { name: 'Update Points' }))
    await waitFor(async () => expect(within(await row(/^Mia Hart/)).getByText('290')).toBeVisible())
  },
}
