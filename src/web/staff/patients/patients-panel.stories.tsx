import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { listing, longName, many, mia } from './patients.fixtures.ts'
import { card, type Play, page, press, refusing, shownMeta, shows } from './patients-panel.fixtures.tsx'
import type { PatientsPanel } from './patients-panel.tsx'

const meta = { ...shownMeta } satisfies Meta<typeof PatientsPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Several: Story = {
  parameters: { pictures: 'every width' },
  play: async () => {
    const shown = within(await card('Mia Hart'))
    for (const words of [
      'mia@velora.example',
      'Silver',
      '240',
      'May 14, 1991',
      '$1,250',
      '6',
      'Nov 20, 2026',
      'Jan 10, 2026',
    ])
      await expect(shown.getByText(words)).toBeVisible()
    await expect(within(await card('Noor Haddad')).getByText('Not on file')).toBeVisible()
    await shows('2 patients')
  },
}

export const One: Story = {
  beforeEach: ({ msw }) => msw.use(listing([mia])),
  play: () => shows('1 patient'),
}

export const Empty: Story = {
  beforeEach: ({ msw }) => msw.use(listing([])),
  play: () => shows('No patients yet'),
}

export const LongTexts: Story = { beforeEach: ({ msw }) => msw.use(listing([longName, mia])) }

export const Many: Story = {
  beforeEach: ({ msw }) => msw.use(listing(many)),
  play: async () => {
    await shows('5,000 patients')
    await card('Patient 1')
    await expect(page().getAllByRole('article').length).toBeLessThan(30)
    await waitFor(
      () => {
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
        expect(page().getByRole('article', { name: 'Patient 400' })).toHaveAttribute('aria-setsize', '5000')
      },
      { timeout: 15_000, interval: 100 },
    )
    await expect(page().getAllByRole('article').length).toBeLessThan(30)
    window.scrollTo({ top: 0, behavior: 'instant' })
  },
}

export const MoreThanCounted: Story = {
  beforeEach: ({ msw }) => msw.use(listing(many, 100, 2_000)),
  play: async () => {
    await shows('More than 2,000 patients')
    await expect(await card('Patient 1')).toHaveAttribute('aria-setsize', '-1')
  },
}

export const SearchedWithTheSlash: Story = {
  play: async () => {
    await card('Mia Hart')
    await userEvent.keyboard('/')
    await expect(page().getByLabelText('Search patients')).toHaveFocus()
    await userEvent.keyboard('noor')
    await waitFor(() => expect(page().queryByRole('article', { name: 'Mia Hart' })).toBeNull())
    await card('Noor Haddad')
  },
}

export const OfOneTier: Story = {
  play: async () => {
    await card('Mia Hart')
    await userEvent.selectOptions(page().getByLabelText('Tier'), 'Bronze')
    await waitFor(() => expect(page().queryByRole('article', { name: 'Mia Hart' })).toBeNull())
    await card('Noor Haddad')
  },
}

export const NobodyFound: Story = {
  play: async () => {
    await userEvent.type(await page().findByLabelText('Search patients'), 'zzz')
    await shows('No patients found')
    await press('Show All Patients')
    await card('Mia Hart')
  },
}

export const Pending: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/users', async () => {
        await delay('infinite')
        return HttpResponse.json([])
      }),
    ),
}

const failsWith =
  (words: string | RegExp): Play =>
  async () => {
    await shows('Error Loading Patients')
    await shows(words)
    await expect(page().getByRole('button', { name: 'Retry' })).toBeVisible()
  }

export const NotLoaded: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusing('get', '*/api/admin/users', 503, 'Please try again in a moment.')),
  play: failsWith('Failed to fetch users: 503'),
}

export const Offline: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/users', () => HttpResponse.error())),
  play: failsWith(/We can’t reach the clinic right now/),
}
