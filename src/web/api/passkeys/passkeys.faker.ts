import { faker } from '@faker-js/faker'

import type { Done, EnteredByPasskey, Passkey, PasskeyCreation, PasskeyRequest } from '../schemas'

export const getListPasskeysResponseMock = (): Passkey[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3301', name: 'Mia’s phone', createdAt: '2026-11-20T18:04:00.000Z', lastUsedAt: null, isStopped: false }))

export const getAddPasskeyResponseMock = (): Passkey => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3301', name: 'Mia’s phone', createdAt: '2026-11-20T18:04:00.000Z', lastUsedAt: null, isStopped: false })

export const getBeginPasskeyResponseMock = (): PasskeyCreation => ({
  challenge: 'u1pXx0m3Q5kQz8b8oQm2cQ',
  timeout: 300000,
  rp: { id: 'vip.your-clinic.com', name: 'vip.your-clinic.com' },
  user: { id: 'MDE5OGYwYzY', name: 'mia@velora.example', displayName: 'Mia Hart' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
  excludeCredentials: [],
})

export const getRenamePasskeyResponseMock = (): Done => ({ success: true })

export const getRemovePasskeyResponseMock = (): Done => ({ success: true })

export const getListOwnPasskeysResponseMock = (): Passkey[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3301', name: 'Mia’s phone', createdAt: '2026-11-20T18:04:00.000Z', lastUsedAt: null, isStopped: false }))

export const getAddOwnPasskeyResponseMock = (): Passkey => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c3301', name: 'Mia’s phone', createdAt: '2026-11-20T18:04:00.000Z', lastUsedAt: null, isStopped: false })

export const getBeginOwnPasskeyResponseMock = (): PasskeyCreation => ({
  challenge: 'u1pXx0m3Q5kQz8b8oQm2cQ',
  timeout: 300000,
  rp: { id: 'vip.your-clinic.com', name: 'vip.your-clinic.com' },
  user: { id: 'MDE5OGYwYzY', name: 'mia@velora.example', displayName: 'Mia Hart' },
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
  excludeCredentials: [],
})

export const getRenameOwnPasskeyResponseMock = (): Done => ({ success: true })

export const getRemoveOwnPasskeyResponseMock = (): Done => ({ success: true })

export const getOfferPasskeyResponseMock = (): PasskeyRequest => ({ challenge: 'u1pXx0m3Q5kQz8b8oQm2cQ', timeout: 300000, rpId: 'vip.your-clinic.com', userVerification: 'required' })

export const getSignInByPasskeyResponseMock = (): EnteredByPasskey => ({ isMember: true, isStaff: false })

export const getOfferProofResponseMock = (): PasskeyRequest => ({ challenge: 'u1pXx0m3Q5kQz8b8oQm2cQ', timeout: 300000, rpId: 'vip.your-clinic.com', userVerification: 'required' })

export const getProveByPasskeyResponseMock = (): Done => ({ success: true })
