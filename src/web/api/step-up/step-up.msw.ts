import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { Proof, StepUpRule } from '../schemas'

import { getChangeStepUpRuleResponseMock, getListStepUpRulesResponseMock, getProveByCodeResponseMock } from './step-up.faker.ts'

export { getListStepUpRulesResponseMock, getChangeStepUpRuleResponseMock, getProveByCodeResponseMock } from './step-up.faker.ts'

export const getListStepUpRulesMockHandler = (overrideResponse?: StepUpRule[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<StepUpRule[]> | StepUpRule[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/step-up',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListStepUpRulesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getChangeStepUpRuleMockHandler = (overrideResponse?: StepUpRule | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<StepUpRule> | StepUpRule), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/step-up',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getChangeStepUpRuleResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getProveByCodeMockHandler = (overrideResponse?: Proof | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Proof> | Proof), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/proof',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getProveByCodeResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getStepUpMock = () => [getListStepUpRulesMockHandler(), getChangeStepUpRuleMockHandler(), getProveByCodeMockHandler()]
