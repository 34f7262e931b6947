import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { getReadClinicMockHandler } from '#api/menu/menu.msw.ts'
import type { PatientSuggestion } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { loadDraft } from '../../data/drafts.ts'
import { afresh, presses, sees, unreachable } from '../staff.fixtures.ts'
import { CommandPalette } from './command-palette.tsx'

const mia: PatientSuggestion = {
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
  name: 'Mia Hart',
  email: 'mia@velora.example',
  phone: null,
  vipTier: 'Gold',
}

const finds = (...patients: PatientSuggestion[]) =>
  http.get('*/api/admin/patients/suggest', () => HttpResponse.json(patients))

const meta = {
  component: CommandPalette,
  decorators: [inApp({ path: '/admin' })],
  args: { role: 'owner', onLock: fn() },
  beforeEach: ({ msw }) => {
    msw.use(getReadClinicMockHandler(), finds(mia))
    return afresh()
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

const opens = async () => {
  await userEvent.keyboard('{Control>}k{/Control}')
  const field = await within(document.body).findByRole('combobox', { name: 'Patient, panel or action' })
  await waitFor(() => expect(field).toHaveFocus())
  return field
}

const named = () =>
  within(document.body)
    .queryAllByRole('option')
    .map(({ textContent }) => textContent)

export const EverythingAtFirst: Story = {
  play: async () => {
    await opens()
    await sees('Award points')
    await expect(named()).toHaveLength(8)
  },
}

/** Finding a patient is more common than awarding. */
export const APatientToOpen: Story = {
  play: async () => {
    await userEvent.type(await opens(), 'open mia')
    await sees('Open Mia Hart')
    await expect(named()[0]).toContain('Open Mia Hart')
  },
}

/** A USB scanner types a card's whole address and presses Enter. */
export const AScannedClaimCard: Story = {
  play: async () => {
    const address = `https://${'a-long-name.'.repeat(4)}velora.example/claim#code=b7qm-4xvd-9hj2-w3rt`
    await userEvent.type(await opens(), `${address}&member=${mia.id.replaceAll('-', '')}`)
    await sees('Open this member')
  },
}

/** From anywhere except a field, where it is a character. */
export const BySlash: Story = {
  play: async () => {
    await userEvent.keyboard('/')
    const field = await within(document.body).findByRole('combobox', { name: 'Patient, panel or action' })
    await waitFor(() => expect(field).toHaveFocus())
    await expect(field).toHaveValue('')
    await userEvent.keyboard('/')
    await expect(field).toHaveValue('/')
  },
}

/** Eight letters may be a name; a mix of letters and digits is more likely a voucher. */
export const VouchersByCode: Story = {
  play: async () => {
    const field = await opens()
    await userEvent.type(field, 'margaret')
    await sees('Open Mia Hart')
    await expect(named()).toEqual([
      expect.stringContaining('Open Mia'),
      expect.stringContaining('Award to Mia'),
      expect.stringContaining('Voucher MARGARET'),
    ])
    await userEvent.clear(field)
    await userEvent.type(field, 'k7rw 2m9q')
    await expect(named()[0]).toContain('Voucher K7RW2M9Q')
  },
}

/** Opening comes first, whichever verb is typed. */
export const APatientToAward: Story = {
  play: async () => {
    await userEvent.type(await opens(), 'award mia')
    await sees('Award to Mia Hart')
    await expect(named()[0]).toContain('Open Mia Hart')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
    await expect(loadDraft('award')).toMatchObject({ userEmail: 'mia@velora.example' })
  },
}

export const ManyPatients: Story = {
  beforeEach: ({ msw }) =>
    msw.use(finds(...Array.from({ length: 8 }, (_, n) => ({ ...mia, id: `${n}`, name: `Mia ${n}` })))),
  play: async () => {
    await userEvent.type(await opens(), 'mia')
    await sees('Award to Mia 0')
    await expect(named()).toHaveLength(8)
  },
}

export const LongNames: Story = {
  beforeEach: ({ msw }) => msw.use(finds({ ...mia, name: 'Anna-Maria '.repeat(12).trim() })),
  play: async () => {
    await userEvent.type(await opens(), 'anna')
    await sees(/^Award to Anna-Maria/)
  },
}

export const LocksByName: Story = {
  play: async ({ args }) => {
    await userEvent.type(await opens(), 'lock{Enter}')
    await waitFor(() => expect(args.onLock).toHaveBeenCalled())
  },
}

/** Only offers what the role may open. */
export const AtTheDesk: Story = {
  args: { role: 'front desk' },
  beforeEach: ({ msw }) => msw.use(finds()),
  play: async () => {
    await userEvent.type(await opens(), 'audit')
    await sees('No matches')
    await presses('Close')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

export const PatientsUnreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/admin/patients/suggest')),
  play: async () => {
    await userEvent.type(await opens(), 'mia')
    await sees('Can’t search patients right now.')
  },
}
