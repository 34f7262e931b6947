export type ProgrammeOverviewMissingItemPart = (typeof ProgrammeOverviewMissingItemPart)[keyof typeof ProgrammeOverviewMissingItemPart]

export const ProgrammeOverviewMissingItemPart = {
  places: 'places',
  menu: 'menu',
  rewards: 'rewards',
  codes: 'codes',
  tiers: 'tiers',
  pages: 'pages',
  brand: 'brand',
  rules: 'rules',
} as const
