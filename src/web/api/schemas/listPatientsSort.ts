export type ListPatientsSort = (typeof ListPatientsSort)[keyof typeof ListPatientsSort]

export const ListPatientsSort = {
  name: 'name',
  points: 'points',
  spent: 'spent',
  visits: 'visits',
  'last-login': 'last-login',
  newest: 'newest',
} as const
