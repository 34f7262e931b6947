import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import {
  getChooseColumnsMockHandler,
  getFindImportMockHandler,
  getListImportRowsMockHandler,
  getListImportsMockHandler,
} from '#api/arrivals/arrivals.msw.ts'
import type { ImportRow, PatientImport, PatientImportColumnsItem } from '#api/schemas/index.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { ImportScreen } from './import-screen.tsx'

const column = (index: number, heading: string, given: Partial<PatientImportColumnsItem>) => ({
  ...{ index, heading, field: 'ignore' as const, isSure: true, dateOrder: null, asksOrder: false },
  ...{ question: '', examples: [], ...given },
})

const list: PatientImport = {
  ...{
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c5001',
    source: 'Vagaro',
    fileName: 'customers.csv',
    bytes: 90_112,
  },
  ...{ state: 'columns', problem: null, rows: 412, settledRows: 0, totals: null, balances: 'keep' },
  ...{ createdAt: '2026-11-20T18:00:00.000Z', doneAt: null, undoUntil: null },
  columns: [
    column(0, 'Customer', { field: 'fullName', examples: ['Hart, Mia', 'Haddad, Noor', 'Marsh, Cleo'] }),
    column(1, 'Email Address', { field: 'email', examples: ['mia@velora.example'] }),
    column(2, 'Birth Date', {
      ...{ field: 'birthday', isSure: false, asksOrder: true, question: '03/04/1985: day or month first?' },
      examples: ['03/04/1985', '11/12/1979', '07/01/1991'],
    }),
    column(3, 'Balance', {
      ...{ field: 'points', isSure: false, question: 'Please choose what this column is.' },
      examples: ['120', '45', '1250'],
    }),
  ],
}

const checked: PatientImport = {
  ...list,
  state: 'checked',
  totals: {
    ...{
      new: 400,
      matched: 6,
      unclear: 2,
      refused: 4,
      points: 41_200,
      worth: '1030.00',
      matchedPoints: 380,
      spend: '182500.00',
    },
    tiers: { Bronze: 310, Silver: 60, Gold: 30 },
  },
}

const row: ImportRow = {
  ...{ number: 12, kind: 'unclear', outcome: 'waiting', memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c5002' },
  sentence: 'Mia Hart already has this phone number. Is it the same person?',
  ...{ name: 'Petra Hart', contacts: ['(310) 555-0142'], points: 60 },
}

const meta = {
  component: ImportScreen,
  decorators: [inApp({ path: '/admin/import' })],
  beforeEach: ({ msw }) =>
    msw.use(
      getListImportsMockHandler([list]),
      getFindImportMockHandler(list),
      getListImportRowsMockHandler([row]),
    ),
} satisfies Meta<typeof ImportScreen>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvasElement: HTMLElement) =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: /Vagaro/ }))

const at = (found: PatientImport, rows: ImportRow[] = [row]): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) =>
    msw.use(
      getListImportsMockHandler([found]),
      getFindImportMockHandler(found),
      getListImportRowsMockHandler(rows),
    ),
})

export const Beginning: Story = {
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Columns to confirm')).toBeVisible()
  },
}

export const First: Story = { beforeEach: ({ msw }) => msw.use(getListImportsMockHandler([])) }

export const Columns: Story = {
  beforeEach: ({ msw }) => msw.use(getChooseColumnsMockHandler({ ...list, state: 'checking' })),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByText('Please check')).length).toBe(2)
    await userEvent.click(canvas.getByRole('button', { name: 'Check the List' }))
    await expect(await canvas.findByText('Please choose', { selector: ':not(option)' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('What comes first in 03/04/1985?'), 'The month')
    await waitFor(() =>
      expect(canvas.queryByText('Please choose', { selector: ':not(option)' })).not.toBeInTheDocument(),
    )
  },
}

export const Checked: Story = {
  ...at(checked),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Import 406 Patients' })).toBeVisible()
    await expect(await canvas.findByText(/Is it the same person/)).toBeVisible()
    await expect(canvas.getByText('310 Bronze, 60 Silver, 30 Gold')).toBeVisible()
  },
}

export const Running: Story = {
  ...at({ ...checked, state: 'running', settledRows: 150 }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(await within(canvasElement).findByText('150 of 412 rows')).toBeVisible()
  },
}

const done: PatientImport = {
  ...checked,
  ...{ state: 'done', doneAt: '2026-11-20T18:05:00.000Z', undoUntil: '2026-11-27T18:05:00.000Z' },
}

export const Imported: Story = {
  ...at(done, [{ ...row, kind: 'new', outcome: 'done', sentence: 'New patient.' }]),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Undo This Import' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

export const TakenBack: Story = {
  ...at({ ...done, state: 'undone', undoUntil: null }, [
    { ...row, kind: 'new', outcome: 'kept', sentence: 'Points have changed since.' },
  ]),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(await within(canvasElement).findByText('Points have changed since.')).toBeVisible()
  },
}

export const Unreadable: Story = {
  ...at({
    ...list,
    state: 'failed',
    problem: 'This is a PDF. Please export the list as CSV or Excel (.xlsx) instead.',
  }),
  play: async ({ canvasElement }) => {
    await open(canvasElement)
    await expect(await within(canvasElement).findByText(/This is a PDF/)).toBeVisible()
  },
}
