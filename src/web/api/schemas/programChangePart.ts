export type ProgramChangePart = (typeof ProgramChangePart)[keyof typeof ProgramChangePart]

export const ProgramChangePart = {
  places: 'places',
  menu: 'menu',
  rewards: 'rewards',
  codes: 'codes',
  tiers: 'tiers',
  pages: 'pages',
  brand: 'brand',
  rules: 'rules',
} as const
