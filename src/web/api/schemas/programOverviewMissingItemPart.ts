export type ProgramOverviewMissingItemPart = (typeof ProgramOverviewMissingItemPart)[keyof typeof ProgramOverviewMissingItemPart]

export const ProgramOverviewMissingItemPart = {
  places: 'places',
  menu: 'menu',
  rewards: 'rewards',
  codes: 'codes',
  tiers: 'tiers',
  pages: 'pages',
  brand: 'brand',
  rules: 'rules',
} as const
