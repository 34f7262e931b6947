import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import {
  getFindImportMockHandler,
  getListImportRowsMockHandler,
  getListImportsMockHandler,
} from '#api/arrivals/arrivals.msw.ts'
import type { ImportRow, PatientImport, PatientImportColumnsItem } from '#api/schemas/index.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, dialog, inTwoParts, presses, refused, sees } from '../../staff.fixtures.ts'
import { ImportScreen } from './import-screen.tsx'

const column = (index: number, heading: string, given: Partial<PatientImportColumnsItem>) => ({
  ...{ index, heading, field: 'ignore' as const, isSure: true, dateOrder: null, asksOrder: false },
  ...{ question: '', examples: [], chosen: null, ...given },
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
  ...{ balanceEffects: null, outcomes: null },
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
  balanceEffects: { add: { points: 380, worth: '9.50' }, replace: { points: -120, worth: '-3.00' } },
}

const row: ImportRow = {
  ...{ number: 12, kind: 'unclear', outcome: 'waiting', memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c5002' },
  isRepeat: false,
  sentence: 'Mia Hart already has this phone number. Is it the same person?',
  ...{ name: 'Petra Hart', contacts: ['(310) 555-0142'], points: 60 },
  fields: {
    ...{ firstName: 'Petra', lastName: 'Hart', email: '', phone: '(310) 555-0142', birthday: '1961-02-03' },
    ...{ points: '60', spend: '480.50', visits: '3' },
  },
  candidates: [
    {
      ...{ memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c5002', name: 'Mia Hart', points: 240, visits: 6 },
      ...{ contacts: ['mia@velora.example', '+13105550142'], birthday: '1991-05-14' },
    },
  ],
}

const refusedRow: ImportRow = {
  ...row,
  ...{ number: 31, kind: 'refused', memberId: null, candidates: [], name: 'Eve Marsh' },
  sentence: 'The birthday “2/31/1980” is not a date.',
}

const meta = {
  component: ImportScreen,
  args: { importId: list.id },
  decorators: [inApp({ path: '/admin/import' })],
  beforeEach: ({ msw }) => {
    msw.use(
      getListImportsMockHandler([list]),
      getFindImportMockHandler(list),
      getListImportRowsMockHandler([row]),
    )
    return afresh()
  },
} satisfies Meta<typeof ImportScreen>

export default meta
type Story = StoryObj<typeof meta>

const at = (found: PatientImport, rows: ImportRow[] = [row]): Pick<Story, 'beforeEach'> => ({
  beforeEach: ({ msw }) => msw.use(getFindImportMockHandler(found), getListImportRowsMockHandler(rows)),
})

export const Beginning: Story = {
  args: { importId: undefined },
  play: async ({ canvasElement }) => {
    const vagaro = await within(canvasElement).findByRole('link', { name: /Vagaro.*Columns to confirm/ })
    await expect(vagaro).toHaveAttribute('href', `/admin/import?import=${list.id}`)
  },
}

export const First: Story = {
  args: { importId: undefined },
  beforeEach: ({ msw }) => msw.use(getListImportsMockHandler([])),
}

const sent = fn()

const records = (method: 'post' | 'put', path: string, answer: object) =>
  http[method](`*/api/admin/imports/:id/${path}`, async ({ request }) => {
    sent(await request.json())
    return HttpResponse.json(answer as Record<string, unknown>)
  })

export const Columns: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(records('put', 'columns', { ...list, state: 'checking' }))
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect((await canvas.findAllByText('Please check')).length).toBe(2)
    await presses('Check the List')
    await sees('2 columns at the top still need an answer.')
    await expect(canvas.getByText('Please confirm or change this')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('What comes first in 03/04/1985?'), 'The month')
    await presses('That’s Right: Balance')
    await expect(canvas.getByLabelText('What “Balance” is')).toHaveFocus()
    await expect(canvas.queryByText('Please check')).not.toBeInTheDocument()
    await presses('Check the List')
    await waitFor(() => expect(sent).toHaveBeenCalledOnce())
    await expect(sent).toHaveBeenCalledWith({
      columns: [
        { index: 0, field: 'fullName', dateOrder: null, isConfirmed: true },
        { index: 1, field: 'email', dateOrder: null, isConfirmed: true },
        { index: 2, field: 'birthday', dateOrder: 'month first', isConfirmed: true },
        { index: 3, field: 'points', dateOrder: null, isConfirmed: true },
      ],
    })
  },
}

export const ChangingAColumn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByLabelText('What “Balance” is'), 'Leave out')
    await expect(canvas.getAllByText('Please check')).toHaveLength(1)
    await expect(canvas.queryByRole('button', { name: /Balance/ })).not.toBeInTheDocument()
  },
}

const withColumns: PatientImport = {
  ...checked,
  columns: list.columns.map(({ field, ...each }) => ({
    ...{ ...each, field, chosen: { field, dateOrder: 'day first' as const } },
  })),
}

export const BackToTheColumns: Story = {
  ...at(withColumns),
  play: async ({ canvasElement }) => {
    await presses('Change Columns')
    await sees('You’ll lose your corrections and your decisions about individual rows.')
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { name: 'What’s in each column?' })).toHaveFocus()
    await expect(canvas.getByLabelText('What comes first in 03/04/1985?')).toHaveValue('day first')
    await expect(canvas.queryByText('Please check')).not.toBeInTheDocument()
    await presses('Back to the Rows')
    await expect(canvas.getByRole('heading', { name: 'What would happen' })).toHaveFocus()
  },
}

/** A short list is checked again before the screen asks. */
export const CheckedAgainInNoTime: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getFindImportMockHandler(withColumns), records('put', 'columns', withColumns)),
  play: async () => {
    await presses('Change Columns')
    await presses('Check the List')
    await sees('What would happen')
  },
}

export const Checked: Story = {
  ...at(checked),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('button', { name: 'Import 406 Patients' })).toBeVisible()
    await expect(await canvas.findByText(/Is it the same person/)).toBeVisible()
    await expect(canvas.getByText('310 Bronze, 60 Silver, 30 Gold')).toBeVisible()
  },
}

export const AddingPoints: Story = {
  ...at(checked),
  play: async ({ canvasElement }) => {
    const balances = await within(canvasElement).findByLabelText('Existing patients’ points')
    await userEvent.selectOptions(balances, 'Add the points from the file')
    await sees(/In total, they would have 380 more points, worth \$9.50\./)
    await userEvent.selectOptions(balances, 'Replace theirs with the points from the file')
    await sees(
      /In total, they would have 120 fewer points, worth \$3\. Patients without points .* keep theirs\./,
    )
  },
}

const namesake = '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c5003'

export const TwoNamesakes: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear()
    const candidates = row.candidates.map(candidate => ({ ...candidate, name: 'Petra Hart' }))
    const other = candidates.map(candidate => ({
      ...{ ...candidate, memberId: namesake, birthday: null, contacts: [], points: 0 },
    }))
    msw.use(
      getFindImportMockHandler(checked),
      getListImportRowsMockHandler([{ ...row, candidates: [...candidates, ...other] }]),
      records('post', 'rows/:number', { number: 12 }),
    )
  },
  play: async ({ canvasElement }) => {
    const unclear = within(await within(canvasElement).findByRole('region', { name: 'Row 12' }))
    await expect(unclear.getByText('May 14, 1991')).toBeVisible()
    await expect(unclear.getAllByRole('link', { name: 'Open Petra Hart' })).toHaveLength(2)
    await presses('Same Person: row 12 and Petra Hart 2')
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ kind: 'matched', memberId: namesake }))
  },
}

const deciding = { answer() {} }

/** Two rows, until they're decided. The first answer waits until the story has looked. */
export const DecidingOneByOne: Story = {
  beforeEach: ({ msw }) => {
    let rows = [row, { ...row, number: 212 }]
    const looked = new Promise<void>(resolve => {
      deciding.answer = resolve
    })
    msw.use(
      getFindImportMockHandler(checked),
      http.get('*/api/admin/imports/:id/rows', () => HttpResponse.json(rows)),
      http.post('*/api/admin/imports/:id/rows/:number', async ({ params }) => {
        await looked
        rows = rows.filter(({ number }) => number !== Number(params['number']))
        return HttpResponse.json({ number: Number(params['number']) })
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await presses('New Patient: row 12')
    const busy = () =>
      canvas
        .getAllByRole('button', { name: /^(New Patient|Same Person)/ })
        .filter(button => button.ariaBusy === 'true')
    await waitFor(() => expect(busy()).toEqual([canvas.getByRole('button', { name: 'New Patient: row 12' })]))
    await expect(canvas.getByRole('button', { name: 'Same Person: row 212 and Mia Hart 1' })).toBeDisabled()
    deciding.answer()
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Row 212' })).toHaveFocus())
    await sees('Row 12 Saved')
    await presses('Same Person: row 212 and Mia Hart 1')
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Unclear' })).toHaveFocus())
    await expect(canvas.getByText('None.')).toBeVisible()
  },
}

export const CorrectingARow: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear()
    msw.use(
      getFindImportMockHandler(checked),
      getListImportRowsMockHandler([refusedRow]),
      records('put', 'rows/:number', { ...refusedRow, kind: 'new', sentence: 'New patient.' }),
    )
  },
  play: async ({ canvasElement }) => {
    await userEvent.selectOptions(await within(canvasElement).findByLabelText('Rows to show'), 'Rejected (4)')
    await presses('Edit row 31')
    const form = within(await dialog())
    await userEvent.clear(form.getByLabelText('Birthday'))
    await userEvent.type(form.getByLabelText('Birthday'), '2/28/1980')
    await presses('Save', await dialog())
    await sees('Row 31 Saved')
    await expect(sent).toHaveBeenCalledWith({ ...refusedRow.fields, birthday: '2/28/1980' })
  },
}

export const AnotherPerson: Story = {
  beforeEach: ({ msw }) => {
    sent.mockClear()
    const repeat = { ...refusedRow, isRepeat: true, sentence: 'This is the same person as in row 12.' }
    msw.use(
      getFindImportMockHandler(checked),
      getListImportRowsMockHandler([repeat, { ...refusedRow, number: 32 }]),
      records('post', 'rows/:number', { number: 31 }),
    )
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.selectOptions(await canvas.findByLabelText('Rows to show'), 'Rejected (4)')
    await presses('Another Person: row 31')
    await sees('Row 31 Saved')
    await expect(sent).toHaveBeenCalledWith({ kind: 'new' })
    await expect(canvas.queryByRole('button', { name: 'Another Person: row 32' })).toBeNull()
  },
}

export const StillUnreadable: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getFindImportMockHandler(checked),
      getListImportRowsMockHandler([row]),
      refused(
        'put',
        '/api/admin/imports/:id/rows/:number',
        400,
        'unreadable-row',
        'The birthday “soon” is not a date.',
      ),
    ),
  play: async () => {
    await presses('Edit row 12')
    await presses('Save', await dialog())
    await sees('The birthday “soon” is not a date.')
  },
}

export const MoreRows: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getFindImportMockHandler(checked),
      inTwoParts('/api/admin/imports/:id/rows', [row], [{ ...row, number: 212 }]),
    ),
  play: async ({ canvasElement }) => {
    await presses('Show More')
    await expect(await within(canvasElement).findByRole('region', { name: 'Row 212' })).toBeVisible()
    await expect(within(canvasElement).getByRole('region', { name: 'Row 12' })).toBeVisible()
  },
}

export const CantLoadMore: Story = {
  beforeEach: ({ msw }) => {
    const path = '/api/admin/imports/:id/rows'
    msw.use(
      getFindImportMockHandler(checked),
      http.get(`*${path}`, ({ request }) =>
        new URL(request.url).searchParams.has('cursor')
          ? HttpResponse.error()
          : HttpResponse.json([row], { headers: { Link: `<${path}?cursor=next>; rel="next"` } }),
      ),
    )
  },
  play: async ({ canvasElement }) => {
    await presses('Show More')
    await sees('The rows could not be loaded')
    await expect(within(canvasElement).getByRole('region', { name: 'Row 12' })).toBeVisible()
    await expect(within(canvasElement).getByRole('button', { name: 'Show More' })).toBeVisible()
  },
}

export const Running: Story = {
  ...at({ ...checked, state: 'running', settledRows: 150 }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('150 of 406 rows')).toBeVisible()
  },
}

let settledRows = 0

export const RunningForAWhile: Story = {
  beforeEach: ({ msw }) => {
    settledRows = 0
    const running = { ...checked, state: 'running' }
    msw.use(
      http.get('*/api/admin/imports/:id', () => {
        settledRows += 3
        return HttpResponse.json({ ...running, settledRows })
      }),
    )
  },
  play: async ({ canvasElement }) => {
    const words = await within(canvasElement).findByText(/^\d+ of 406 rows, about \d+ minutes? left$/)
    await expect(words).toBeVisible()
  },
}

const done: PatientImport = {
  ...checked,
  ...{ state: 'done', doneAt: '2026-11-20T18:05:00.000Z', undoUntil: '2026-11-27T18:05:00.000Z' },
  outcomes: { done: 406, skipped: 0, undone: 0, kept: 0, unclear: 2, refused: 4 },
}

export const Imported: Story = {
  ...at(done, [{ ...row, kind: 'new', outcome: 'done', sentence: 'New patient.' }]),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Undo This Import' }))
    const dialog = within(await within(document.body).findByRole('dialog'))
    await expect(dialog.getByRole('button', { name: 'Undo' })).toBeVisible()
  },
}

export const TooLateToUndo: Story = {
  ...at({ ...done, undoUntil: null }),
  play: async ({ canvasElement }) => {
    await sees('No one was notified.')
    await expect(within(canvasElement).queryByRole('button', { name: 'Undo This Import' })).toBeNull()
  },
}

export const NotImported: Story = {
  ...at(done, [{ ...refusedRow, points: null }]),
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findByLabelText('Rows to show')
    await userEvent.selectOptions(rows, 'Rejected, not imported (4)')
    await sees('The birthday “2/31/1980” is not a date.')
    await expect(within(canvasElement).getByRole('cell', { name: 'None' })).toBeVisible()
    await expect(within(canvasElement).queryByRole('button', { name: 'Edit row 31' })).toBeNull()
  },
}

/** Rows that the import skipped have nothing to undo. */
export const Undoing: Story = {
  ...at({
    ...{ ...done, state: 'undoing', settledRows: 100 },
    outcomes: { done: 300, skipped: 6, undone: 99, kept: 1, unclear: 2, refused: 4 },
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('100 of 400 rows')).toBeVisible()
  },
}

const outcomes = { done: 0, skipped: 0, undone: 405, kept: 1, unclear: 2, refused: 4 }

export const TakenBack: Story = {
  ...at({ ...done, state: 'undone', undoUntil: null, outcomes }, [
    { ...row, kind: 'new', outcome: 'kept', sentence: 'Points have changed since.' },
  ]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Points have changed since.')).toBeVisible()
  },
}

/** A short list is undone before the screen asks. */
export const UndoneInNoTime: Story = {
  beforeEach: ({ msw }) => {
    let found = done
    msw.use(
      http.get('*/api/admin/imports/:id', () => HttpResponse.json(found)),
      http.post('*/api/admin/imports/:id/undo', () => {
        found = { ...done, state: 'undone', undoUntil: null, outcomes }
        return HttpResponse.json(found)
      }),
      http.get('*/api/admin/imports/:id/rows', ({ request }) => {
        const isKept = new URL(request.url).searchParams.get('outcome') === 'kept'
        return HttpResponse.json(isKept ? [{ ...row, sentence: 'Points have changed since.' }] : [])
      }),
    )
  },
  play: async ({ canvasElement }) => {
    await presses('Undo This Import')
    await presses('Undo', await dialog())
    await sees('Points have changed since.')
    await expect(within(canvasElement).getByRole('heading', { name: 'Import Patients' })).toHaveFocus()
  },
}

export const Unreadable: Story = {
  ...at({
    ...list,
    state: 'failed',
    problem: 'This is a PDF. Please export the list as CSV or Excel (.xlsx) instead.',
  }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/This is a PDF/)).toBeVisible()
  },
}
