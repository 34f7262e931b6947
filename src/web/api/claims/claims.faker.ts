import type { ClaimCardCount, ClaimCards, ClaimCode, ClaimCodeState, CodeAskedFor, SignedInByCode } from '../schemas'

export const getRequestSignInCodeResponseMock = (): CodeAskedFor => ({ message: 'If this is on file for you only, a code is on its way.' })

export const getSignInByCodeResponseMock = (): SignedInByCode => ({ isFirstTime: true })

export const getClaimMembershipResponseMock = (): SignedInByCode => ({ isFirstTime: true })

export const getShowClaimCodeResponseMock = (): ClaimCode => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b42', code: 'k7qm-4xvd', url: 'https://vip.velora.example/claim#code=k7qm-4xvd', expiresAt: '2026-11-20T18:02:00.000Z' })

export const getReadClaimCodeResponseMock = (): ClaimCodeState => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b42', expiresAt: '2026-11-20T18:02:00.000Z', usedAt: '2026-11-20T18:00:41.000Z' })

export const getCountClaimCardsResponseMock = (): ClaimCardCount => ({ patients: 62, withCard: 12, at: '2026-11-20T18:00:00.000Z' })

export const getPrintClaimCardsResponseMock = (): ClaimCards => ({ cards: [{ name: 'Mia H.', code: 'b7qm-4xvd-9hj2-w3rt', url: 'https://vip.velora.example/claim#code=b7qm-4xvd-9hj2-w3rt&member=0198f0c65b1e7a519d3a2f6f1d1c0b42', asks: 'birthday' }], expiresAt: '2027-05-19T18:00:00.000Z' })
