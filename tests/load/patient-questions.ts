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

/** The first ten pages of each order, and of the tiers. */
export function pageWalks(): [string, string[]][] {
  const sorts = ['name', 'points', 'spent', 'visits', 'last-login', 'newest']
  const tiers = ['Bronze', 'Silver', 'Gold', 'Platinum']
  return [
    ['first page', Array.from({ length: 30 }, () => '/api/admin/users')],
    ...sorts.map((sort): [string, string[]] => [
      `pages by ${sort}`,
      Array.from({ length: 3 }, () => `${list}&sort=${sort}→`),
    ]),
    ['pages of a tier', tiers.map(tier => `${list}&tier=${tier}→`)],
    ['pages of a tier by points', tiers.map(tier => `${list}&tier=${tier}&sort=points→`)],
    ['pages of a tier by spent', tiers.map(tier => `${list}&tier=${tier}&sort=spent→`)],
  ]
}
