import { z } from 'zod'
import { limitOf, pageOf } from '#platform/http/route/pagination.ts'
import { routeOf } from '#platform/http/route/route.ts'
import { trimmedText } from '#platform/http/route/trimmed-text.ts'
import { decimal } from '#platform/kernel/money.ts'
import type { Arrivals } from '../arrivals.ts'
import type { RowView } from '../list-rows.ts'
import { type BalanceEffect, type ImportDetails, type PatientImport, undoDays } from '../patient-import.ts'
import {
  IncompleteFile,
  NotACandidate,
  NotNow,
  QuestionsOpen,
  UndoTooLate,
  UnknownImport,
  UnreadableRow,
} from '../refusals.ts'
import { fields } from '../rules/fields.ts'
import { correctable } from '../rules/row-fields.ts'
import { mostColumns } from '../rules/table.ts'

const route = routeOf<Arrivals>()

const mostMegabytes = 100
/** Files are uploaded in parts, so no proxy's size limit applies, and a lost connection costs only one part. */
const partMegabytes = 2

const field = z.enum(fields)
const dateOrder = z.enum(['day first', 'month first'])
const states = [
  'uploading',
  'reading',
  'columns',
  'checking',
  'checked',
  'running',
  'done',
  'undoing',
  'undone',
  'failed',
] as const

const Totals = z.object({
  new: z.int(),
  matched: z.int(),
  unclear: z.int(),
  refused: z.int(),
  points: z.int().meta({ description: 'Points of new patients.' }),
  worth: z
    .string()
    .nullable()
    .meta({ description: 'Dollar value of those points; null if no reward has a dollar value.' }),
  matchedPoints: z
    .int()
    .meta({ description: 'Points of existing patients who haven’t been imported before.' }),
  spend: z.string().meta({ description: 'Dollars.' }),
  tiers: z
    .record(z.string(), z.int())
    .meta({ description: 'The number of new patients who would be in each tier.' }),
})

const Effect = z.object({
  points: z.int().meta({ description: 'Points gained; below zero if they would lose points.' }),
  worth: z
    .string()
    .nullable()
    .meta({ description: 'Dollar value of those points; null if no reward has a dollar value.' }),
})

const Outcomes = z.object({
  done: z.int(),
  skipped: z.int(),
  undone: z.int(),
  kept: z.int(),
  unclear: z.int(),
  refused: z.int(),
})

const Column = z.object({
  index: z.int(),
  heading: z.string(),
  field,
  isSure: z.boolean(),
  dateOrder: dateOrder.nullable(),
  asksOrder: z
    .boolean()
    .meta({ description: 'True for a date column if no row shows which number is the month.' }),
  question: z.string(),
  examples: z.array(z.string()),
  chosen: z
    .object({ field, dateOrder: dateOrder.nullable() })
    .nullable()
    .meta({ description: 'What staff chose; null until then.' }),
})

const ImportSummary = z
  .object({
    id: z.uuid(),
    source: z.string(),
    fileName: z.string(),
    bytes: z.int(),
    state: z.enum(states),
    problem: z.string().nullable(),
    rows: z.int(),
    settledRows: z.int().meta({ description: 'The number of rows that the current step has processed.' }),
    totals: Totals.nullable(),
    balances: z.enum(['add', 'keep', 'replace']),
    createdAt: z.iso.datetime(),
    doneAt: z.iso.datetime().nullable(),
    undoUntil: z.iso.datetime().nullable().meta({ description: 'Null if the import can’t be undone.' }),
    columns: z.array(Column),
    balanceEffects: z
      .object({ add: Effect, replace: Effect })
      .nullable()
      .meta({
        description:
          'What each choice for existing patients’ points would change now. Null in lists, and unless the rows are ' +
          'checked.',
      }),
    outcomes: Outcomes.nullable().meta({
      description: 'How many rows ended in each outcome. Null in lists and until the import is done.',
    }),
  })
  .meta({
    id: 'PatientImport',
    example: {
      ...{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01', source: 'Vagaro', fileName: 'customers.csv' },
      ...{ bytes: 4096, state: 'checked', problem: null, rows: 40, settledRows: 40, balances: 'keep' },
      ...{ createdAt: '2026-11-20T18:00:00.000Z', doneAt: null, undoUntil: null, columns: [] },
      totals: {
        ...{ new: 36, matched: 2, unclear: 1, refused: 1, points: 4120, worth: '1030.00', matchedPoints: 80 },
        ...{ spend: '18250.00', tiers: { Bronze: 30, Silver: 6 } },
      },
      balanceEffects: { add: { points: 80, worth: '20.00' }, replace: { points: -15, worth: '-3.75' } },
      outcomes: null,
    },
  })

type Correctable = (typeof correctable)[number]

const ImportRow = z
  .object({
    number: z.int().meta({ description: 'Row number as in a spreadsheet, starting at 1.' }),
    kind: z.enum(['new', 'matched', 'unclear', 'refused']),
    outcome: z.enum(['waiting', 'done', 'skipped', 'undone', 'kept']),
    sentence: z.string(),
    memberId: z.uuid().nullable(),
    isRepeat: z
      .boolean()
      .meta({ description: 'True if it’s refused as the same person as in an earlier row.' }),
    name: z.string(),
    contacts: z.array(z.string()),
    points: z.int().nullable().meta({
      description: 'Null if the file has none for this patient: the balance then stays as it is.',
    }),
    fields: z
      .object(
        Object.fromEntries(correctable.map(each => [each, z.string()])) as Record<Correctable, z.ZodString>,
      )
      .nullable()
      .meta({ description: 'What can be corrected; null if this person’s data has been deleted.' }),
    candidates: z
      .array(
        z.object({
          memberId: z.uuid(),
          name: z.string(),
          contacts: z.array(z.string()),
          birthday: z.string().nullable(),
          points: z.int(),
          visits: z.int(),
        }),
      )
      .meta({ description: 'The patients that an unclear row may be, those with the same name first.' }),
  })
  .meta({
    id: 'ImportRow',
    example: {
      ...{ number: 2, kind: 'new', outcome: 'waiting', sentence: 'New patient.', memberId: null },
      isRepeat: false,
      ...{ name: 'Mia Hart', contacts: ['mia@velora.example'], points: 120, candidates: [] },
      fields: {
        ...{
          firstName: 'Mia',
          lastName: 'Hart',
          email: 'mia@velora.example',
          phone: '',
          birthday: '1991-05-14',
        },
        ...{ points: '120', spend: '480.50', visits: '3' },
      },
    },
  })

const shownRow = ({ candidates, ...row }: RowView) => ({
  ...row,
  contacts: [...row.contacts],
  candidates: candidates.map(candidate => ({ ...candidate, contacts: [...candidate.contacts] })),
})

const effect = ({ points, worthCents }: BalanceEffect) => ({
  points,
  worth: worthCents === null ? null : decimal(worthCents),
})

type Details = Pick<ImportDetails, 'undoUntil' | 'balanceEffects' | 'outcomes'>

const shown = ({
  totals,
  chosen,
  headingRow: _row,
  createdBy: _by,
  undoUntil = null,
  balanceEffects = null,
  outcomes = null,
  ...found
}: PatientImport & Partial<Details>) => ({
  ...found,
  totals: totals && {
    ...totals,
    worth: totals.worthCents === null ? null : decimal(totals.worthCents),
    spend: decimal(totals.spendCents),
  },
  createdAt: found.createdAt.toISOString(),
  doneAt: found.doneAt?.toISOString() ?? null,
  undoUntil: undoUntil?.toISOString() ?? null,
  columns: [...found.columns].map(column => ({
    ...column,
    examples: [...column.examples],
    chosen: chosen.find(({ index }) => index === column.index) ?? null,
  })),
  balanceEffects: balanceEffects && {
    add: effect(balanceEffects.add),
    replace: effect(balanceEffects.replace),
  },
  outcomes,
})

const detailsOf = async (arrivals: Arrivals, importId: string) => {
  const found = await arrivals.findImport(importId)
  return shown(found)
}

const byImport = z.object({ importId: z.uuid() })
const owner = ['owner'] as const
const subject = (_answer: unknown, params: { readonly importId: string }) => `import ${params.importId}`
const goesOn = { answer: ImportSummary, access: owner, params: byImport, audit: { subject } } as const

export const importRoutes = [
  route({
    method: 'post',
    path: '/api/admin/imports',
    name: 'beginImport',
    summary: 'Start an import of patients from another system.',
    description:
      `Takes a CSV, TSV or Excel (.xlsx) file of at most ${mostMegabytes} MB. Send the file in parts next, ` +
      'then call `readImport`. No patient data changes until `runImport`.',
    access: owner,
    body: z.strictObject({
      source: trimmedText()
        .min(1, 'Please say which system the list is from')
        .max(60)
        .meta({
          description:
            'The system that the file comes from, such as `Vagaro`. The same patient from the same system is ' +
            'imported only once.',
        }),
      fileName: trimmedText().min(1).max(200),
      bytes: z
        .int()
        .positive('This file is empty')
        .max(mostMegabytes * 1024 * 1024, `The file can be up to ${mostMegabytes} MB`),
    }),
    answer: ImportSummary,
    refusals: [],
    audit: { subject: answer => `import from ${(answer as { readonly source: string }).source}` },
    handle: async (arrivals, { body, staff }) =>
      shown(await arrivals.beginImport({ ...body, actor: `staff:${staff.staffId}` })),
  }),
  route({
    method: 'post',
    path: '/api/admin/imports/{importId}/parts/{number}',
    name: 'addFilePart',
    summary: 'Upload one part of the file.',
    description:
      `Parts are numbered from 1, at most ${partMegabytes} MB each. Sending a part again replaces it. The ` +
      'file is encrypted.',
    access: owner,
    params: byImport.extend({ number: z.coerce.number().int().min(1).max(10_000) }),
    consumes: {
      types: ['application/octet-stream'],
      mostMegabytes: partMegabytes,
      prepare: async (_arrivals, { bytes }) => bytes,
    },
    answer: z.object({ number: z.int() }).meta({ id: 'FilePart', example: { number: 1 } }),
    refusals: [UnknownImport, NotNow],
    audit: { subject },
    handle: async (arrivals, { params, prepared }) => {
      await arrivals.addFilePart(params.importId, params.number, prepared)
      return { number: params.number }
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/imports/{importId}/read',
    name: 'readImport',
    summary: 'Read an uploaded file and detect its columns.',
    description: 'Runs in the background. The import’s state is then `columns`, or `failed` with a problem.',
    ...goesOn,
    refusals: [UnknownImport, IncompleteFile, NotNow],
    handle: async (arrivals, { params: { importId } }) => {
      await arrivals.readImport(importId)
      return detailsOf(arrivals, importId)
    },
  }),
  route({
    method: 'put',
    path: '/api/admin/imports/{importId}/columns',
    name: 'chooseColumns',
    summary: 'Map the columns and check every row.',
    description:
      'Runs in the background. The import’s state is then `checked`. You can change the mapping until the ' +
      'import runs.',
    ...goesOn,
    body: z.strictObject({
      columns: z
        .array(
          z.strictObject({
            ...{ index: z.int().min(0), field, dateOrder: dateOrder.nullable() },
            isConfirmed: z.boolean().default(false).meta({
              description:
                'True if staff confirm an uncertain guess. If false, they have to choose another field.',
            }),
          }),
        )
        .max(mostColumns),
    }),
    refusals: [UnknownImport, QuestionsOpen, NotNow],
    handle: async (arrivals, { params: { importId }, body }) => {
      await arrivals.chooseColumns(importId, body.columns)
      return detailsOf(arrivals, importId)
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/imports/{importId}/rows/{number}',
    name: 'decideRow',
    summary: 'Resolve an unclear row or a repeat.',
    description:
      'Choose a new patient or one of the row’s candidates. `memberId` can be left out if there is only one. Rows ' +
      'that stay unclear aren’t imported. A row refused as a repeat can be made a new patient.',
    access: owner,
    params: byImport.extend({ number: z.coerce.number().int().min(1) }),
    body: z.strictObject({ kind: z.enum(['new', 'matched']), memberId: z.uuid().optional() }),
    answer: z.object({ number: z.int() }).meta({ id: 'RowDecision', example: { number: 12 } }),
    refusals: [UnknownImport, NotNow, NotACandidate],
    audit: { subject },
    handle: async (arrivals, { params, body }) => {
      await arrivals.decideRow(params.importId, params.number, body)
      return { number: params.number }
    },
  }),
  route({
    method: 'put',
    path: '/api/admin/imports/{importId}/rows/{number}',
    name: 'correctRow',
    summary: 'Correct a row before it’s imported.',
    description:
      'Send each field as it would be in the file; separate several addresses or numbers with commas. The row is ' +
      'judged again by the same rules, and the totals follow.',
    access: owner,
    params: byImport.extend({ number: z.coerce.number().int().min(1) }),
    body: z.strictObject(
      Object.fromEntries(correctable.map(each => [each, trimmedText().max(500)])) as Record<
        Correctable,
        ReturnType<typeof trimmedText>
      >,
    ),
    answer: ImportRow,
    refusals: [UnknownImport, NotNow, UnreadableRow],
    audit: { subject },
    handle: async (arrivals, { params, body }) =>
      shownRow(await arrivals.correctRow(params.importId, params.number, body)),
  }),
  route({
    method: 'post',
    path: '/api/admin/imports/{importId}/run',
    name: 'runImport',
    summary: 'Import the checked rows.',
    description:
      'Runs in the background, once. No one is notified. `balances` says what happens to the points of ' +
      'existing patients: `keep` their balance, `add` the points in the file to it, or `replace` it with ' +
      'them.',
    ...goesOn,
    body: z.strictObject({ balances: z.enum(['add', 'keep', 'replace']) }),
    refusals: [UnknownImport, NotNow],
    handle: async (arrivals, { params: { importId }, body }) => {
      await arrivals.runImport({ importId, balances: body.balances })
      return detailsOf(arrivals, importId)
    },
  }),
  route({
    method: 'post',
    path: '/api/admin/imports/{importId}/undo',
    name: 'undoImport',
    summary: 'Undo an import.',
    description:
      `Possible for ${undoDays} days; runs in the background. Patients who have been active since the ` +
      'import are left alone, and their rows become `kept`.',
    ...goesOn,
    refusals: [UnknownImport, UndoTooLate, NotNow],
    handle: async (arrivals, { params: { importId } }) => {
      await arrivals.undoImport(importId)
      return detailsOf(arrivals, importId)
    },
  }),
  route({
    method: 'get',
    path: '/api/admin/imports',
    name: 'listImports',
    summary: 'List the imports of the last 30 days, newest first.',
    description: 'Each one includes its progress.',
    access: owner,
    answer: z.array(ImportSummary),
    refusals: [],
    handle: async arrivals => (await arrivals.listImports()).map(shown),
  }),
  route({
    method: 'get',
    path: '/api/admin/imports/{importId}',
    name: 'findImport',
    summary: 'Get an import and its progress.',
    description: 'Poll this while the import is in progress.',
    access: owner,
    params: byImport,
    answer: ImportSummary,
    refusals: [UnknownImport],
    handle: (arrivals, { params }) => detailsOf(arrivals, params.importId),
  }),
  route({
    method: 'get',
    path: '/api/admin/imports/{importId}/rows',
    name: 'listImportRows',
    summary: 'List the rows of an import.',
    description:
      'Rows are in file order, each with a one-sentence explanation. Can be filtered by kind or outcome.',
    access: owner,
    audit: { reads: true },
    params: byImport,
    query: z.object({
      limit: limitOf(),
      cursor: z.coerce.number().int().min(0).default(0),
      kind: z.enum(['new', 'matched', 'unclear', 'refused']).optional(),
      outcome: z.enum(['done', 'skipped', 'undone', 'kept']).optional(),
    }),
    answer: z.array(ImportRow),
    paged: true,
    refusals: [],
    handle: async (arrivals, { params, query: { limit, cursor, ...filter } }) => {
      const { rows, total } = await arrivals.listRows(params.importId, filter, limit + 1, cursor)
      const listed = rows.map(row => ({ ...shownRow(row), id: String(row.number) }))
      return pageOf(listed, limit, total)
    },
  }),
]
