import {
  discardBrandDraft,
  discardCodesDraft,
  discardMenuDraft,
  discardPagesDraft,
  discardPlacesDraft,
  discardRewardsDraft,
  discardRulesDraft,
  discardTiersDraft,
  getReadBrandDraftQueryKey,
  getReadCodesDraftQueryKey,
  getReadMenuDraftQueryKey,
  getReadPagesDraftQueryKey,
  getReadPlacesDraftQueryKey,
  getReadProgramQueryKey,
  getReadRewardsDraftQueryKey,
  getReadRulesDraftQueryKey,
  getReadTiersDraftQueryKey,
  readBrandDraft,
  readCodesDraft,
  readMenuDraft,
  readPagesDraft,
  readPlacesDraft,
  readRewardsDraft,
  readRulesDraft,
  readTiersDraft,
  saveBrandDraft,
  saveCodesDraft,
  saveMenuDraft,
  savePagesDraft,
  savePlacesDraft,
  saveRewardsDraft,
  saveRulesDraft,
  saveTiersDraft,
} from '#api/program/program.ts'
import type {
  BrandContents,
  CodesContents,
  MenuContents,
  PagesContents,
  PlacesContents,
  RewardsContents,
  RulesContents,
  TiersContents,
} from '#api/schemas/index.ts'
import type { Part } from './use-draft.ts'

export type Place = PlacesContents['places'][number]
export type Category = MenuContents['categories'][number]
export type Service = MenuContents['services'][number]
export type Reward = RewardsContents['rewards'][number]
export type Code = CodesContents['codes'][number]
export type ClinicSettings = RulesContents['rules']
export type Tier = TiersContents['tiers'][number]
export type Milestone = TiersContents['milestones'][number]
export type PageText = PagesContents['pages'][number]
export type Brand = BrandContents['brand']

const refreshes = [getReadProgramQueryKey()]

export const placesPart: Part<PlacesContents> = {
  name: 'places',
  queryKey: getReadPlacesDraftQueryKey(),
  read: readPlacesDraft,
  save: (contents, options) => savePlacesDraft({ contents }, options),
  discard: discardPlacesDraft,
  refreshes,
}

export const menuPart: Part<MenuContents> = {
  name: 'menu',
  queryKey: getReadMenuDraftQueryKey(),
  read: readMenuDraft,
  save: (contents, options) => saveMenuDraft({ contents }, options),
  discard: discardMenuDraft,
  refreshes,
}

export const rewardsPart: Part<RewardsContents> = {
  name: 'rewards',
  queryKey: getReadRewardsDraftQueryKey(),
  read: readRewardsDraft,
  save: (contents, options) => saveRewardsDraft({ contents }, options),
  discard: discardRewardsDraft,
  refreshes,
}

export const codesPart: Part<CodesContents> = {
  name: 'codes',
  queryKey: getReadCodesDraftQueryKey(),
  read: readCodesDraft,
  save: (contents, options) => saveCodesDraft({ contents }, options),
  discard: discardCodesDraft,
  refreshes,
}

export const tiersPart: Part<TiersContents> = {
  name: 'tiers',
  queryKey: getReadTiersDraftQueryKey(),
  read: readTiersDraft,
  save: (contents, options) => saveTiersDraft({ contents }, options),
  discard: discardTiersDraft,
  refreshes,
}

export const pagesPart: Part<PagesContents> = {
  name: 'pages',
  queryKey: getReadPagesDraftQueryKey(),
  read: readPagesDraft,
  save: (contents, options) => savePagesDraft({ contents }, options),
  discard: discardPagesDraft,
  refreshes,
}

export const brandPart: Part<BrandContents> = {
  name: 'brand',
  queryKey: getReadBrandDraftQueryKey(),
  read: readBrandDraft,
  save: (contents, options) => saveBrandDraft({ contents }, options),
  discard: discardBrandDraft,
  refreshes,
}

export const rulesPart: Part<RulesContents> = {
  name: 'rules',
  queryKey: getReadRulesDraftQueryKey(),
  read: readRulesDraft,
  save: (contents, options) => saveRulesDraft({ contents }, options),
  discard: discardRulesDraft,
  refreshes,
}
