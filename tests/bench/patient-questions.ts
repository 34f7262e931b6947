const list = '/api/admin/users?limit=50'

/** What people at a desk type: names letter by letter, two words, addresses, a typing error, and now and then a common word. */
export function searches(): string[] {
  const typed = [
    'emma',
    'jose garcia',
    'mueller',
    'nguyen',
    'chloe',
    'hart',
    'sanchez',
    'priya',
    'walker',
    'zoe aberg',
  ]
  const letterByLetter = typed.flatMap(name =>
    Array.from({ length: name.length - 1 }, (_, at) => name.slice(0, at + 2)),
  )
  const addresses = ['elena.lewis602@', 'mia.hart', 'noor.haddad1', 'jamie.nguyen157@example.org', 'omar.4']
  const rest = ['Mia Hart', 'hart mia', 'O’Brien', 'xyzzy', "'; --", '100%', 'example.org']
  const words = [...letterByLetter, ...addresses, ...rest]
  return [...words, ...words].map(word => `${list}&search=${encodeURIComponent(word)}`)
}

export interface PatientsJob {
  readonly name: string
  readonly paths: readonly string[]
  /** How many pages are read, each where the one before it ended. */
  readonly pages: number
  /** Milliseconds at most, by percentile. */
  readonly targets: { readonly 50?: number; readonly 95?: number }
}

const sorts = ['name', 'points', 'spent', 'visits', 'last-login', 'newest']
const tiers = ['Bronze', 'Silver', 'Gold', 'Platinum']

/** Searches, the first forty pages of each order, and ten of the tiers. */
export function jobs(): readonly PatientsJob[] {
  const walk = (name: string, query: string, targets: PatientsJob['targets']): PatientsJob => ({
    name,
    paths: [`${list}${query}`],
    pages: 40,
    targets,
  })
  const ofTiers = (name: string, query: string, targets: PatientsJob['targets']): PatientsJob => ({
    ...walk(name, '', targets),
    pages: 10,
    paths: tiers.map(tier => `${list}&tier=${tier}${query}`),
  })
  return [
    { name: 'search', paths: searches(), pages: 1, targets: { 50: 5, 95: 12 } },
    { name: 'first 100', paths: Array<string>(10).fill('/api/admin/users'), pages: 1, targets: {} },
    ...sorts.map(sort => walk(`page by ${sort}`, `&sort=${sort}`, { 50: 1.8 })),
    ofTiers('a tier by name', '', {}),
    ofTiers('a tier by points', '&sort=points', { 95: 10 }),
    ofTiers('a tier by spent', '&sort=spent', {}),
  ]
}
