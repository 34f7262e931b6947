export type ProgramOverviewPartsItemPart = (typeof ProgramOverviewPartsItemPart)[keyof typeof ProgramOverviewPartsItemPart]

export const ProgramOverviewPartsItemPart = {
  places: 'places',
  menu: 'menu',
  rewards: 'rewards',
  codes: 'codes',
  tiers: 'tiers',
  pages: 'pages',
  brand: 'brand',
  rules: 'rules',
} as const
