export type ProgrammeChangePart = (typeof ProgrammeChangePart)[keyof typeof ProgrammeChangePart]

export const ProgrammeChangePart = {
  places: 'places',
  menu: 'menu',
  rewards: 'rewards',
  codes: 'codes',
  tiers: 'tiers',
  pages: 'pages',
  brand: 'brand',
  rules: 'rules',
} as const
