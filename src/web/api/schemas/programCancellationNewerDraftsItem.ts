export type ProgramCancellationNewerDraftsItem = (typeof ProgramCancellationNewerDraftsItem)[keyof typeof ProgramCancellationNewerDraftsItem]

export const ProgramCancellationNewerDraftsItem = {
  places: 'places',
  menu: 'menu',
  rewards: 'rewards',
  codes: 'codes',
  tiers: 'tiers',
  pages: 'pages',
  brand: 'brand',
  rules: 'rules',
} as const
