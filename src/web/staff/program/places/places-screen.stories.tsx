import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, http } from 'msw'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { saveDraft } from '../../../data/drafts.ts'
import { afresh, presses, unreachable } from '../../staff.fixtures.ts'
import {
  body,
  clinicWith,
  place,
  refusedToSave,
  rows,
  sees,
  session,
  type,
} from '../draft/program.fixtures.ts'
import { PlacesScreen } from './places-screen.tsx'

const mitte = place('Mitte')
const west = place('Charlottenburg', { address: null })
const path = '/api/admin/programme/places'

let saved: ReturnType<typeof clinicWith>

const meta = {
  component: PlacesScreen,
  decorators: [inApp({ path: '/admin/program/places' })],
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'places', { places: [mitte, west] })
    return afresh()
  },
} satisfies Meta<typeof PlacesScreen>

export default meta
type Story = StoryObj<typeof meta>

const contents = () => saved.contents as { places: (typeof mitte)[] }
const names = () => contents().places.map(({ name }) => name)

export const AddedAndMoved: Story = {
  play: async () => {
    await presses('Add Location')
    await presses('Add Location', await body().findByRole('dialog'))
    await sees('Please enter a name')
    await type('Name', 'Potsdam')
    await type(/^Booking link/, 'potsdam')
    await presses('Add Location', body().getByRole('dialog'))
    await sees('Please enter an address that starts with https://')
    await type(/^Booking link/, 'https://potsdam.example/book')
    await expect(body().getByLabelText('Time zone')).toHaveDisplayValue('The clinic’s time zone')
    await userEvent.selectOptions(body().getByLabelText('Time zone'), 'America/New York')
    await presses('Add Location', body().getByRole('dialog'))
    await waitFor(() => expect(names()).toEqual(['Mitte', 'Charlottenburg', 'Potsdam']))
    await expect(contents().places[2]?.timeZone).toBe('America/New_York')
    await sees(/^Draft saved, last changed by Olga/)
    body().getByRole('button', { name: 'Move Potsdam' }).focus()
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(names()).toEqual(['Potsdam', 'Mitte', 'Charlottenburg']))
    await expect(saved.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"r1"', '"r2"'])
  },
}

export const ArchivedAndRestored: Story = {
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: /^Mitte/ }))
    await presses('Archive')
    await waitFor(() => expect(rows('Locations')).toHaveLength(1))
    await presses('Restore Mitte')
    await waitFor(() => expect(rows('Locations')[0]).toContain('Mitte'))
    await waitFor(() => expect(names()).toEqual(['Mitte', 'Charlottenburg']))
  },
}

export const WaitsWithWhatWasTyped: Story = {
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: /^Mitte/ }))
    await type('Name', 'Mitte am Rosenthaler Platz')
    await presses('Close')
    await sees('Unfinished')
    await userEvent.click(body().getByRole('button', { name: /^Mitte/ }))
    await expect(await body().findByLabelText('Name')).toHaveValue('Mitte am Rosenthaler Platz')
  },
}

/** Tess saved the same location first and added one: both versions are shown, and Olga decides. */
export const ChangedMeanwhile: Story = {
  play: async () => {
    await body().findByText('Mitte')
    const theirs = { ...mitte, phone: '+49 30 999' }
    Object.assign(saved, {
      contents: { places: [theirs, west, place('Potsdam')] },
      revision: 2,
      changedBy: 'Tess',
    })
    await userEvent.click(body().getByRole('button', { name: /^Mitte/ }))
    await type(/^Phone/, '+49 30 111')
    await presses('Save', await body().findByRole('dialog'))
    await sees('Tess changed this, too')
    const list = within(body().getByRole('list', { name: 'What Tess changed' }))
    await expect(list.getAllByRole('listitem').map(item => item.textContent)).toEqual([
      'Potsdam: new',
      'Mitte: phone “+49 30 1234567” → “+49 30 999”',
    ])
    await userEvent.selectOptions(body().getByLabelText('Mitte: phone'), 'Tess: “+49 30 999”')
    await presses('Save Both')
    await waitFor(() => expect(saved.sent.map(({ ifMatch }) => ifMatch)).toEqual(['"r1"', '"r2"']))
    await expect(names()).toEqual(['Mitte', 'Charlottenburg', 'Potsdam'])
    await expect(contents().places[0]?.phone).toBe('+49 30 999')
  },
}

export const OnlyTheirsTaken: Story = {
  beforeEach: () => {
    const mine = { places: [{ ...mitte, name: 'Berlin' }, west] }
    saveDraft('program:places', { base: contents(), revision: 'r0', mine })
  },
  play: async () => {
    await sees('Someone else changed this, too')
    await presses('Use Theirs')
    await sees('Mitte')
    await expect(body().queryByText('Berlin')).toBeNull()
    await expect(saved.sent).toEqual([])
  },
}

export const KeptUntilThereIsASignal: Story = {
  beforeEach: ({ msw }) => msw.use(http.put(`*${path}`, () => Response.error(), { once: true })),
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: /^Mitte/ }))
    await presses('Archive')
    await sees('Not saved yet')
    await sees(/kept on this device/)
    await expect(sessionStorage.getItem('draft:program:places')).toContain('"isArchived":true')
    await fireEvent(window, new Event('online'))
    await waitFor(() => expect(contents().places[0]?.isArchived).toBe(true))
    await waitFor(() => expect(sessionStorage.getItem('draft:program:places')).toBeNull())
  },
}

export const Refused: Story = {
  beforeEach: ({ msw }) => msw.use(refusedToSave(path, 400, 'invalid', 'Please enter at most 200 of them')),
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: /^Mitte/ }))
    await presses('Archive')
    await sees('Please enter at most 200 of them')
    await presses('Discard My Change')
    await waitFor(() => expect(rows('Locations')).toHaveLength(2))
  },
}

export const Discarded: Story = {
  play: async () => {
    await userEvent.click(await body().findByRole('button', { name: /^Mitte/ }))
    await presses('Archive')
    await presses('Discard Draft')
    await presses('Discard Draft', await body().findByRole('dialog'))
    await waitFor(() => expect(rows('Locations')).toHaveLength(2))
  },
}

export const ReadOnly: Story = {
  beforeEach: ({ msw }) => msw.use(session('front desk')),
  play: async () => {
    await sees('View only')
    await sees('Mitte')
    await expect(body().queryAllByRole('button')).toEqual([])
  },
}

/** While the role is still loading, the screen doesn't claim to be read-only. */
export const RoleOnItsWay: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/session-check', () => delay('infinite'))),
  play: async () => {
    await body().findByText('Loading: Locations')
    await expect(body().queryByText('View only')).toBeNull()
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'places', { places: [] })
  },
  play: async () => {
    await presses('Add the First Location')
    await sees('New Location')
  },
}

export const Long: Story = {
  beforeEach: ({ msw }) => {
    const long = place('فيلا الصحة والجمال '.repeat(5), { address: `${'Lange Straße '.repeat(20)}✨` })
    saved = clinicWith(msw, 'places', { places: [long, mitte] })
  },
}

export const Pending: Story = {
  beforeEach: ({ msw }) => msw.use(http.get(`*${path}`, () => delay('infinite'))),
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', path)),
  play: () => sees('Locations could not be loaded'),
}
