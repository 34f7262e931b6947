const mostUsed = 10_000
/** Shorter ones are refused for their length. */
const leastLength = 6

let loaded: Promise<ReadonlySet<string>> | undefined

/** Whether a password is among the most common ones, ignoring case. The list is loaded on first use. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load()
  return (await loaded).has(password.toLowerCase())
}

async function load(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const longEnough = dictionary['passwords-common'].filter(password => String(password).length >= leastLength)
  return new Set(longEnough.slice(0, mostUsed).map(password => String(password).toLowerCase()))
}
