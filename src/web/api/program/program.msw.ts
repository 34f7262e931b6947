import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { BrandDraft, CodesDraft, MenuDraft, PagesDraft, PlacesDraft, ProgramChange, ProgramEffects, ProgramOverview, ProgramPublication, ProgramSchedule, ProgramVersion, ProgramVersionWithContents, ProgramWithdrawal, RewardsDraft, RulesDraft, TiersDraft } from '../schemas'

import {
  getCancelProgramPublicationResponseMock,
  getDiscardBrandDraftResponseMock,
  getDiscardCodesDraftResponseMock,
  getDiscardMenuDraftResponseMock,
  getDiscardPagesDraftResponseMock,
  getDiscardPlacesDraftResponseMock,
  getDiscardRewardsDraftResponseMock,
  getDiscardRulesDraftResponseMock,
  getDiscardTiersDraftResponseMock,
  getListProgramVersionsResponseMock,
  getPauseRewardResponseMock,
  getPublishProgramResponseMock,
  getReadBrandDraftResponseMock,
  getReadCodesDraftResponseMock,
  getReadMenuDraftResponseMock,
  getReadPagesDraftResponseMock,
  getReadPlacesDraftResponseMock,
  getReadProgramDifferenceResponseMock,
  getReadProgramResponseMock,
  getReadProgramVersionResponseMock,
  getReadRewardsDraftResponseMock,
  getReadRulesDraftResponseMock,
  getReadTiersDraftResponseMock,
  getRecordPageReadingResponseMock,
  getReplaceCodeResponseMock,
  getRestoreProgramVersionResponseMock,
  getRetireCodeResponseMock,
  getSaveBrandDraftResponseMock,
  getSaveCodesDraftResponseMock,
  getSaveMenuDraftResponseMock,
  getSavePagesDraftResponseMock,
  getSavePlacesDraftResponseMock,
  getSaveRewardsDraftResponseMock,
  getSaveRulesDraftResponseMock,
  getSaveTiersDraftResponseMock,
  getWeighProgramEffectsResponseMock,
} from './program.faker.ts'

export {
  getReadProgramResponseMock,
  getRecordPageReadingResponseMock,
  getPublishProgramResponseMock,
  getCancelProgramPublicationResponseMock,
  getWeighProgramEffectsResponseMock,
  getReadPlacesDraftResponseMock,
  getSavePlacesDraftResponseMock,
  getDiscardPlacesDraftResponseMock,
  getReadMenuDraftResponseMock,
  getSaveMenuDraftResponseMock,
  getDiscardMenuDraftResponseMock,
  getReadRewardsDraftResponseMock,
  getSaveRewardsDraftResponseMock,
  getDiscardRewardsDraftResponseMock,
  getReadCodesDraftResponseMock,
  getSaveCodesDraftResponseMock,
  getDiscardCodesDraftResponseMock,
  getReadTiersDraftResponseMock,
  getSaveTiersDraftResponseMock,
  getDiscardTiersDraftResponseMock,
  getReadPagesDraftResponseMock,
  getSavePagesDraftResponseMock,
  getDiscardPagesDraftResponseMock,
  getReadBrandDraftResponseMock,
  getSaveBrandDraftResponseMock,
  getDiscardBrandDraftResponseMock,
  getReadRulesDraftResponseMock,
  getSaveRulesDraftResponseMock,
  getDiscardRulesDraftResponseMock,
  getRetireCodeResponseMock,
  getReplaceCodeResponseMock,
  getPauseRewardResponseMock,
  getReadProgramDifferenceResponseMock,
  getListProgramVersionsResponseMock,
  getReadProgramVersionResponseMock,
  getRestoreProgramVersionResponseMock,
} from './program.faker.ts'

export const getReadProgramMockHandler = (overrideResponse?: ProgramOverview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProgramOverview> | ProgramOverview), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadProgramResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRecordPageReadingMockHandler = (overrideResponse?: ProgramOverview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgramOverview> | ProgramOverview), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/pages/:page/readings',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRecordPageReadingResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getPublishProgramMockHandler = (overrideResponse?: ProgramPublication | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgramPublication> | ProgramPublication), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/publications',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getPublishProgramResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getCancelProgramPublicationMockHandler = (overrideResponse?: ProgramSchedule | null | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ProgramSchedule | null> | ProgramSchedule | null), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/programme/publications/scheduled',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCancelProgramPublicationResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getWeighProgramEffectsMockHandler = (overrideResponse?: ProgramEffects | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProgramEffects> | ProgramEffects), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/effects',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getWeighProgramEffectsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadPlacesDraftMockHandler = (overrideResponse?: PlacesDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PlacesDraft> | PlacesDraft), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/places',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadPlacesDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSavePlacesDraftMockHandler = (overrideResponse?: PlacesDraft | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PlacesDraft> | PlacesDraft), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/programme/places',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSavePlacesDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDiscardPlacesDraftMockHandler = (overrideResponse?: PlacesDraft | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<PlacesDraft> | PlacesDraft), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/programme/places',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDiscardPlacesDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadMenuDraftMockHandler = (overrideResponse?: MenuDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<MenuDraft> | MenuDraft), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/menu',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadMenuDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSaveMenuDraftMockHandler = (overrideResponse?: MenuDraft | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<MenuDraft> | MenuDraft), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/programme/menu',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSaveMenuDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDiscardMenuDraftMockHandler = (overrideResponse?: MenuDraft | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<MenuDraft> | MenuDraft), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/programme/menu',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDiscardMenuDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadRewardsDraftMockHandler = (overrideResponse?: RewardsDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RewardsDraft> | RewardsDraft), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/rewards',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadRewardsDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSaveRewardsDraftMockHandler = (overrideResponse?: RewardsDraft | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RewardsDraft> | RewardsDraft), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/programme/rewards',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSaveRewardsDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDiscardRewardsDraftMockHandler = (overrideResponse?: RewardsDraft | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RewardsDraft> | RewardsDraft), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/programme/rewards',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDiscardRewardsDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadCodesDraftMockHandler = (overrideResponse?: CodesDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CodesDraft> | CodesDraft), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/codes',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadCodesDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSaveCodesDraftMockHandler = (overrideResponse?: CodesDraft | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<CodesDraft> | CodesDraft), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/programme/codes',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSaveCodesDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDiscardCodesDraftMockHandler = (overrideResponse?: CodesDraft | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<CodesDraft> | CodesDraft), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/programme/codes',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDiscardCodesDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadTiersDraftMockHandler = (overrideResponse?: TiersDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<TiersDraft> | TiersDraft), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/tiers',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadTiersDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSaveTiersDraftMockHandler = (overrideResponse?: TiersDraft | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<TiersDraft> | TiersDraft), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/programme/tiers',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSaveTiersDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDiscardTiersDraftMockHandler = (overrideResponse?: TiersDraft | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<TiersDraft> | TiersDraft), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/programme/tiers',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDiscardTiersDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadPagesDraftMockHandler = (overrideResponse?: PagesDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PagesDraft> | PagesDraft), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/pages',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadPagesDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSavePagesDraftMockHandler = (overrideResponse?: PagesDraft | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PagesDraft> | PagesDraft), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/programme/pages',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSavePagesDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDiscardPagesDraftMockHandler = (overrideResponse?: PagesDraft | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<PagesDraft> | PagesDraft), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/programme/pages',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDiscardPagesDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadBrandDraftMockHandler = (overrideResponse?: BrandDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BrandDraft> | BrandDraft), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/brand',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadBrandDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSaveBrandDraftMockHandler = (overrideResponse?: BrandDraft | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BrandDraft> | BrandDraft), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/programme/brand',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSaveBrandDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDiscardBrandDraftMockHandler = (overrideResponse?: BrandDraft | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<BrandDraft> | BrandDraft), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/programme/brand',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDiscardBrandDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadRulesDraftMockHandler = (overrideResponse?: RulesDraft | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<RulesDraft> | RulesDraft), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/rules',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadRulesDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSaveRulesDraftMockHandler = (overrideResponse?: RulesDraft | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<RulesDraft> | RulesDraft), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/programme/rules',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSaveRulesDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDiscardRulesDraftMockHandler = (overrideResponse?: RulesDraft | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<RulesDraft> | RulesDraft), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/programme/rules',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDiscardRulesDraftResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRetireCodeMockHandler = (overrideResponse?: ProgramWithdrawal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgramWithdrawal> | ProgramWithdrawal), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/codes/:id/retire',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRetireCodeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReplaceCodeMockHandler = (overrideResponse?: ProgramWithdrawal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgramWithdrawal> | ProgramWithdrawal), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/codes/:id/replace',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReplaceCodeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getPauseRewardMockHandler = (overrideResponse?: ProgramWithdrawal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgramWithdrawal> | ProgramWithdrawal), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/rewards/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getPauseRewardResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadProgramDifferenceMockHandler = (overrideResponse?: ProgramChange[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProgramChange[]> | ProgramChange[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/difference',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadProgramDifferenceResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListProgramVersionsMockHandler = (overrideResponse?: (ProgramVersion | null)[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<(ProgramVersion | null)[]> | (ProgramVersion | null)[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/versions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListProgramVersionsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadProgramVersionMockHandler = (overrideResponse?: ProgramVersionWithContents | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProgramVersionWithContents> | ProgramVersionWithContents), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/versions/:number',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadProgramVersionResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRestoreProgramVersionMockHandler = (overrideResponse?: ProgramOverview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgramOverview> | ProgramOverview), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/versions/:number/draft',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRestoreProgramVersionResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getProgramMock = () => [
  getReadProgramMockHandler(),
  getRecordPageReadingMockHandler(),
  getPublishProgramMockHandler(),
  getCancelProgramPublicationMockHandler(),
  getWeighProgramEffectsMockHandler(),
  getReadPlacesDraftMockHandler(),
  getSavePlacesDraftMockHandler(),
  getDiscardPlacesDraftMockHandler(),
  getReadMenuDraftMockHandler(),
  getSaveMenuDraftMockHandler(),
  getDiscardMenuDraftMockHandler(),
  getReadRewardsDraftMockHandler(),
  getSaveRewardsDraftMockHandler(),
  getDiscardRewardsDraftMockHandler(),
  getReadCodesDraftMockHandler(),
  getSaveCodesDraftMockHandler(),
  getDiscardCodesDraftMockHandler(),
  getReadTiersDraftMockHandler(),
  getSaveTiersDraftMockHandler(),
  getDiscardTiersDraftMockHandler(),
  getReadPagesDraftMockHandler(),
  getSavePagesDraftMockHandler(),
  getDiscardPagesDraftMockHandler(),
  getReadBrandDraftMockHandler(),
  getSaveBrandDraftMockHandler(),
  getDiscardBrandDraftMockHandler(),
  getReadRulesDraftMockHandler(),
  getSaveRulesDraftMockHandler(),
  getDiscardRulesDraftMockHandler(),
  getRetireCodeMockHandler(),
  getReplaceCodeMockHandler(),
  getPauseRewardMockHandler(),
  getReadProgramDifferenceMockHandler(),
  getListProgramVersionsMockHandler(),
  getReadProgramVersionMockHandler(),
  getRestoreProgramVersionMockHandler(),
]
