import { faker } from '@faker-js/faker'

import type { FilePart, ImportRow, PatientImport, RowDecision } from '../schemas'

export const getBeginImportResponseMock = (): PatientImport => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01',
  source: 'Vagaro',
  fileName: 'customers.csv',
  bytes: 4096,
  state: 'checked',
  problem: null,
  rows: 40,
  settledRows: 40,
  balances: 'keep',
  createdAt: '2026-11-20T18:00:00.000Z',
  doneAt: null,
  undoUntil: null,
  columns: [],
  totals: { 'new': 36, matched: 2, unclear: 1, refused: 1, points: 4120, worth: '1030.00', matchedPoints: 80, spend: '18250.00', tiers: { Bronze: 30, Silver: 6 } },
  balanceEffects: { add: { points: 80, worth: '20.00' }, replace: { points: -15, worth: '-3.75' } },
  outcomes: null,
})

export const getListImportsResponseMock = (): PatientImport[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01',
    source: 'Vagaro',
    fileName: 'customers.csv',
    bytes: 4096,
    state: 'checked',
    problem: null,
    rows: 40,
    settledRows: 40,
    balances: 'keep',
    createdAt: '2026-11-20T18:00:00.000Z',
    doneAt: null,
    undoUntil: null,
    columns: [],
    totals: { 'new': 36, matched: 2, unclear: 1, refused: 1, points: 4120, worth: '1030.00', matchedPoints: 80, spend: '18250.00', tiers: { Bronze: 30, Silver: 6 } },
    balanceEffects: { add: { points: 80, worth: '20.00' }, replace: { points: -15, worth: '-3.75' } },
    outcomes: null,
  }))

export const getAddFilePartResponseMock = (): FilePart => ({ number: 1 })

export const getReadImportResponseMock = (): PatientImport => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01',
  source: 'Vagaro',
  fileName: 'customers.csv',
  bytes: 4096,
  state: 'checked',
  problem: null,
  rows: 40,
  settledRows: 40,
  balances: 'keep',
  createdAt: '2026-11-20T18:00:00.000Z',
  doneAt: null,
  undoUntil: null,
  columns: [],
  totals: { 'new': 36, matched: 2, unclear: 1, refused: 1, points: 4120, worth: '1030.00', matchedPoints: 80, spend: '18250.00', tiers: { Bronze: 30, Silver: 6 } },
  balanceEffects: { add: { points: 80, worth: '20.00' }, replace: { points: -15, worth: '-3.75' } },
  outcomes: null,
})

export const getChooseColumnsResponseMock = (): PatientImport => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01',
  source: 'Vagaro',
  fileName: 'customers.csv',
  bytes: 4096,
  state: 'checked',
  problem: null,
  rows: 40,
  settledRows: 40,
  balances: 'keep',
  createdAt: '2026-11-20T18:00:00.000Z',
  doneAt: null,
  undoUntil: null,
  columns: [],
  totals: { 'new': 36, matched: 2, unclear: 1, refused: 1, points: 4120, worth: '1030.00', matchedPoints: 80, spend: '18250.00', tiers: { Bronze: 30, Silver: 6 } },
  balanceEffects: { add: { points: 80, worth: '20.00' }, replace: { points: -15, worth: '-3.75' } },
  outcomes: null,
})

export const getDecideRowResponseMock = (): RowDecision => ({ number: 12 })

export const getCorrectRowResponseMock = (): ImportRow => ({
  number: 2,
  kind: 'new',
  outcome: 'waiting',
  sentence: 'New patient.',
  memberId: null,
  isRepeat: false,
  name: 'Mia Hart',
  contacts: ['mia@velora.example'],
  points: 120,
  candidates: [],
  fields: { firstName: 'Mia', lastName: 'Hart', email: 'mia@velora.example', phone: '', birthday: '1991-05-14', points: '120', spend: '480.50', visits: '3' },
})

export const getRunImportResponseMock = (): PatientImport => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01',
  source: 'Vagaro',
  fileName: 'customers.csv',
  bytes: 4096,
  state: 'checked',
  problem: null,
  rows: 40,
  settledRows: 40,
  balances: 'keep',
  createdAt: '2026-11-20T18:00:00.000Z',
  doneAt: null,
  undoUntil: null,
  columns: [],
  totals: { 'new': 36, matched: 2, unclear: 1, refused: 1, points: 4120, worth: '1030.00', matchedPoints: 80, spend: '18250.00', tiers: { Bronze: 30, Silver: 6 } },
  balanceEffects: { add: { points: 80, worth: '20.00' }, replace: { points: -15, worth: '-3.75' } },
  outcomes: null,
})

export const getUndoImportResponseMock = (): PatientImport => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01',
  source: 'Vagaro',
  fileName: 'customers.csv',
  bytes: 4096,
  state: 'checked',
  problem: null,
  rows: 40,
  settledRows: 40,
  balances: 'keep',
  createdAt: '2026-11-20T18:00:00.000Z',
  doneAt: null,
  undoUntil: null,
  columns: [],
  totals: { 'new': 36, matched: 2, unclear: 1, refused: 1, points: 4120, worth: '1030.00', matchedPoints: 80, spend: '18250.00', tiers: { Bronze: 30, Silver: 6 } },
  balanceEffects: { add: { points: 80, worth: '20.00' }, replace: { points: -15, worth: '-3.75' } },
  outcomes: null,
})

export const getFindImportResponseMock = (): PatientImport => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1a01',
  source: 'Vagaro',
  fileName: 'customers.csv',
  bytes: 4096,
  state: 'checked',
  problem: null,
  rows: 40,
  settledRows: 40,
  balances: 'keep',
  createdAt: '2026-11-20T18:00:00.000Z',
  doneAt: null,
  undoUntil: null,
  columns: [],
  totals: { 'new': 36, matched: 2, unclear: 1, refused: 1, points: 4120, worth: '1030.00', matchedPoints: 80, spend: '18250.00', tiers: { Bronze: 30, Silver: 6 } },
  balanceEffects: { add: { points: 80, worth: '20.00' }, replace: { points: -15, worth: '-3.75' } },
  outcomes: null,
})

export const getListImportRowsResponseMock = (): ImportRow[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    number: 2,
    kind: 'new',
    outcome: 'waiting',
    sentence: 'New patient.',
    memberId: null,
    isRepeat: false,
    name: 'Mia Hart',
    contacts: ['mia@velora.example'],
    points: 120,
    candidates: [],
    fields: { firstName: 'Mia', lastName: 'Hart', email: 'mia@velora.example', phone: '', birthday: '1991-05-14', points: '120', spend: '480.50', visits: '3' },
  }))
