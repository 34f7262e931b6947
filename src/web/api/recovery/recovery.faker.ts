import type { CameBack, NewRecoveryCodes, RecoveryCodesLeft } from '../schemas'

export const getReadRecoveryCodesResponseMock = (): RecoveryCodesLeft => ({ left: 9, madeAt: '2026-11-20T18:04:00.000Z' })

export const getMakeRecoveryCodesResponseMock = (): NewRecoveryCodes => ({ codes: ['k7qm-4xvd-92hp-3wts', '0a1b-c2d3-e4f5-g6h7'] })

export const getReadOwnRecoveryCodesResponseMock = (): RecoveryCodesLeft => ({ left: 9, madeAt: '2026-11-20T18:04:00.000Z' })

export const getMakeOwnRecoveryCodesResponseMock = (): NewRecoveryCodes => ({ codes: ['k7qm-4xvd-92hp-3wts', '0a1b-c2d3-e4f5-g6h7'] })

export const getSignInByRecoveryCodeResponseMock = (): CameBack => ({ isStaff: false, codesLeft: 9 })

export const getOpenByRecoveryCodeResponseMock = (): CameBack => ({ isStaff: false, codesLeft: 9 })
