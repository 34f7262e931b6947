export type ProgrammeOverviewPartsItemPart = (typeof ProgrammeOverviewPartsItemPart)[keyof typeof ProgrammeOverviewPartsItemPart]

export const ProgrammeOverviewPartsItemPart = {
  places: 'places',
  menu: 'menu',
  rewards: 'rewards',
  codes: 'codes',
  tiers: 'tiers',
  pages: 'pages',
  brand: 'brand',
  rules: 'rules',
} as const
