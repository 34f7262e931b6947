import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { ServerRules } from '../schemas'

import { getReadServerRulesResponseMock } from './clinic-settings.faker.ts'

export { getReadServerRulesResponseMock } from './clinic-settings.faker.ts'

export const getReadServerRulesMockHandler = (overrideResponse?: ServerRules | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ServerRules> | ServerRules), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/server-rules',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadServerRulesResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getClinicSettingsMock = () => [getReadServerRulesMockHandler()]
