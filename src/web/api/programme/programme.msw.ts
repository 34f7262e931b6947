import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { BrandDraft, CodesDraft, MenuDraft, PagesDraft, PlacesDraft, ProgrammeChange, ProgrammeEffects, ProgrammeOverview, ProgrammePublication, ProgrammeSchedule, ProgrammeVersion, ProgrammeVersionWithContents, ProgrammeWithdrawal, RewardsDraft, RulesDraft, TiersDraft } from '../schemas'

import {
  getCancelProgrammePublicationResponseMock,
  getDiscardBrandDraftResponseMock,
  getDiscardCodesDraftResponseMock,
  getDiscardMenuDraftResponseMock,
  getDiscardPagesDraftResponseMock,
  getDiscardPlacesDraftResponseMock,
  getDiscardRewardsDraftResponseMock,
  getDiscardRulesDraftResponseMock,
  getDiscardTiersDraftResponseMock,
  getListProgrammeVersionsResponseMock,
  getPauseRewardResponseMock,
  getPublishProgrammeResponseMock,
  getReadBrandDraftResponseMock,
  getReadCodesDraftResponseMock,
  getReadMenuDraftResponseMock,
  getReadPagesDraftResponseMock,
  getReadPlacesDraftResponseMock,
  getReadProgrammeDifferenceResponseMock,
  getReadProgrammeResponseMock,
  getReadProgrammeVersionResponseMock,
  getReadRewardsDraftResponseMock,
  getReadRulesDraftResponseMock,
  getReadTiersDraftResponseMock,
  getRecordPageReadingResponseMock,
  getReplaceCodeResponseMock,
  getRestoreProgrammeVersionResponseMock,
  getRetireCodeResponseMock,
  getSaveBrandDraftResponseMock,
  getSaveCodesDraftResponseMock,
  getSaveMenuDraftResponseMock,
  getSavePagesDraftResponseMock,
  getSavePlacesDraftResponseMock,
  getSaveRewardsDraftResponseMock,
  getSaveRulesDraftResponseMock,
  getSaveTiersDraftResponseMock,
  getWeighProgrammeEffectsResponseMock,
} from './programme.faker.ts'

export {
  getReadProgrammeResponseMock,
  getRecordPageReadingResponseMock,
  getPublishProgrammeResponseMock,
  getCancelProgrammePublicationResponseMock,
  getWeighProgrammeEffectsResponseMock,
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
  getReadProgrammeDifferenceResponseMock,
  getListProgrammeVersionsResponseMock,
  getReadProgrammeVersionResponseMock,
  getRestoreProgrammeVersionResponseMock,
} from './programme.faker.ts'

export const getReadProgrammeMockHandler = (overrideResponse?: ProgrammeOverview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProgrammeOverview> | ProgrammeOverview), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadProgrammeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRecordPageReadingMockHandler = (overrideResponse?: ProgrammeOverview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgrammeOverview> | ProgrammeOverview), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/pages/:page/readings',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRecordPageReadingResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getPublishProgrammeMockHandler = (overrideResponse?: ProgrammePublication | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgrammePublication> | ProgrammePublication), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/publications',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getPublishProgrammeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getCancelProgrammePublicationMockHandler = (overrideResponse?: ProgrammeSchedule | null | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<ProgrammeSchedule | null> | ProgrammeSchedule | null), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/programme/publications/scheduled',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCancelProgrammePublicationResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getWeighProgrammeEffectsMockHandler = (overrideResponse?: ProgrammeEffects | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProgrammeEffects> | ProgrammeEffects), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/effects',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getWeighProgrammeEffectsResponseMock(), { status: 200 })
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

export const getRetireCodeMockHandler = (overrideResponse?: ProgrammeWithdrawal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgrammeWithdrawal> | ProgrammeWithdrawal), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/codes/:id/retire',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRetireCodeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReplaceCodeMockHandler = (overrideResponse?: ProgrammeWithdrawal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgrammeWithdrawal> | ProgrammeWithdrawal), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/codes/:id/replace',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReplaceCodeResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getPauseRewardMockHandler = (overrideResponse?: ProgrammeWithdrawal | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgrammeWithdrawal> | ProgrammeWithdrawal), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/rewards/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getPauseRewardResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadProgrammeDifferenceMockHandler = (overrideResponse?: ProgrammeChange[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProgrammeChange[]> | ProgrammeChange[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/difference',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadProgrammeDifferenceResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListProgrammeVersionsMockHandler = (overrideResponse?: (ProgrammeVersion | null)[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<(ProgrammeVersion | null)[]> | (ProgrammeVersion | null)[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/versions',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListProgrammeVersionsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadProgrammeVersionMockHandler = (overrideResponse?: ProgrammeVersionWithContents | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ProgrammeVersionWithContents> | ProgrammeVersionWithContents), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/programme/versions/:number',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadProgrammeVersionResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRestoreProgrammeVersionMockHandler = (overrideResponse?: ProgrammeOverview | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ProgrammeOverview> | ProgrammeOverview), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/programme/versions/:number/draft',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRestoreProgrammeVersionResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getProgrammeMock = () => [
  getReadProgrammeMockHandler(),
  getRecordPageReadingMockHandler(),
  getPublishProgrammeMockHandler(),
  getCancelProgrammePublicationMockHandler(),
  getWeighProgrammeEffectsMockHandler(),
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
  getReadProgrammeDifferenceMockHandler(),
  getListProgrammeVersionsMockHandler(),
  getReadProgrammeVersionMockHandler(),
  getRestoreProgrammeVersionMockHandler(),
]
