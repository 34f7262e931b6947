import type { FocusOfDay } from '../schemas'

export const getReadFocusResponseMock = (): FocusOfDay => ({ kind: 'special', photo: null, mustRenewIntake: false, isIntakeMissing: false })
