import type { DuplicateNoted, MergePreview, MergeSuggestions, PatientDuplicates, PatientMerge } from '../schemas'

export const getListMergeSuggestionsResponseMock = (): MergeSuggestions => ({
  total: 1,
  oldest: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1c01', by: 'Ines', at: '2026-11-20T18:00:00.000Z', survivor: { memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001', name: 'Mia Hart' }, absorbed: { memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0002', name: 'Mia Hartt' } }],
})

export const getListDuplicatesResponseMock = (): PatientDuplicates => ({ suggestions: [{ memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0002', name: 'Mia Hart', reasons: ['Same phone number: +14155550101.'] }], merges: [] })

export const getSuggestMergeResponseMock = (): DuplicateNoted => ({ noted: true })

export const getPreviewMergeResponseMock = (overrideResponse: Partial<Extract<MergePreview, object>> = {}): MergePreview => ({
  survivor: {
    memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
    name: 'Mia Hart',
    birthday: '1991-05-14',
    email: 'mia@velora.example',
    contacts: [{ kind: 'email', value: 'mia@velora.example' }],
    hasPassword: true,
    passkeys: 1,
    hasPhoto: true,
    externalIds: ['vagaro:17'],
    joinedAt: '2025-11-20T18:00:00.000Z',
    lastLoginAt: null,
    points: 240,
    tier: 'Gold',
    spend: '2150.00',
    visits: 9,
    vouchers: 1,
    requests: 0,
    diaryEntries: 3,
    intakeAt: null,
    consents: { email: 'on', push: 'undecided', sms: 'off' },
  },
  absorbed: {
    memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
    name: 'Mia Hart',
    birthday: '1991-05-14',
    email: 'mia@velora.example',
    contacts: [{ kind: 'email', value: 'mia@velora.example' }],
    hasPassword: true,
    passkeys: 1,
    hasPhoto: true,
    externalIds: ['vagaro:17'],
    joinedAt: '2025-11-20T18:00:00.000Z',
    lastLoginAt: null,
    points: 240,
    tier: 'Gold',
    spend: '2150.00',
    visits: 9,
    vouchers: 1,
    requests: 0,
    diaryEntries: 3,
    intakeAt: null,
    consents: { email: 'on', push: 'undecided', sms: 'off' },
  },
  afterwards: {
    memberId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001',
    name: 'Mia Hart',
    birthday: '1991-05-14',
    email: 'mia@velora.example',
    contacts: [{ kind: 'email', value: 'mia@velora.example' }],
    hasPassword: true,
    passkeys: 1,
    hasPhoto: true,
    externalIds: ['vagaro:17'],
    joinedAt: '2025-11-20T18:00:00.000Z',
    lastLoginAt: null,
    points: 240,
    tier: 'Gold',
    spend: '2150.00',
    visits: 9,
    vouchers: 1,
    requests: 0,
    diaryEntries: 3,
    intakeAt: null,
    consents: { email: 'on', push: 'undecided', sms: 'off' },
  },
  ...overrideResponse,
})

export const getDismissDuplicateResponseMock = (): DuplicateNoted => ({ noted: true })

export const getMergeMembersResponseMock = (): PatientMerge => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1c01', state: 'merged', survivorId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001' })

export const getUndoMergeResponseMock = (): PatientMerge => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1c01', state: 'merged', survivorId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0001' })
