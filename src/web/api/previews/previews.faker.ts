import type { ProgramPreview } from '../schemas'

export const getStartProgramPreviewResponseMock = (): ProgramPreview => ({ token: 'q83vEjRWeJCrze8BI0VniQq83vEjRWeJCrze8BI0Vni', url: 'https://clinic.example/preview/q83vEjRWeJCrze8BI0VniQq83vEjRWeJCrze8BI0Vni/', expiresAt: '2026-11-22T18:30:00.000Z', lastsSeconds: 1800 })
