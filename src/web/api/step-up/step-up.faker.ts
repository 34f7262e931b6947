import { faker } from '@faker-js/faker'

import type { Proof, StepUpRule } from '../schemas'

export const getListStepUpRulesResponseMock = (): StepUpRule[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ role: 'front desk', medicalAnswers: false, exports: false, pointsAbove: 500 }))

export const getChangeStepUpRuleResponseMock = (): StepUpRule => ({ role: 'front desk', medicalAnswers: false, exports: false, pointsAbove: 500 })

export const getProveByCodeResponseMock = (): Proof => ({ codesLeft: null })
