/** The staff code of a demo unless STAFF_CODE is set. */
export const demoStaffCode = '24682468'

/** Secrets that this repository contains, or once contained, for everyone to read. */
export const published = {
  sessionKeys: [
    'only-for-trying-it-out-change-me-please',
    'a session key for tests with enough letters',
    'demo-clinic-demo-clinic-demo-clinic-demo',
    'features-features-features-features',
  ],
  phiSecrets: ['only-for-trying-it-out-change-me', 'key', 'features'].map(fill => Buffer.alloc(32, fill)),
  staffCodes: [demoStaffCode],
  vapidPrivateKeys: ['jPVNFoJMz5T0Uky_vUErMzhY6MBBsKo6g0wITC2y1X8'],
  databasePasswords: ['velora'],
}

interface Secrets {
  readonly sessionKeys: readonly string[]
  readonly phiKeys: readonly { readonly id: string; readonly secret: Buffer }[]
  readonly staffCode: string | undefined
  readonly vapid: { readonly privateKey: string }
  readonly databaseUrl: string | undefined
  readonly directDatabaseUrl: string | undefined
}

/** One sentence per published secret, starting with its setting's name. */
export function publishedAmong(
  { sessionKeys, phiKeys, staffCode, vapid, databaseUrl, directDatabaseUrl }: Secrets,
  { butOldPhiKeys = false } = {},
): readonly string[] {
  const source = 'is published with the source code'
  const sealing = butOldPhiKeys ? phiKeys.slice(0, 1) : phiKeys
  const isPhiPublished = ({ secret }: { readonly secret: Buffer }) =>
    published.phiSecrets.some(known => known.equals(secret))
  return [
    ...(sessionKeys.some(key => published.sessionKeys.includes(key))
      ? [
          `SESSION_KEYS has a key that ${source}: anyone could sign in as anyone. Outside demo mode they must be ` +
            'your own (openssl rand -base64 32).',
        ]
      : []),
    ...sealing
      .filter(isPhiPublished)
      .map(
        ({ id }) =>
          `PHI_KEYS has the key ${id}, which ${source}: anyone could read what it encrypted. Put a new key in ` +
          `front (k1:$(openssl rand -base64 32)); where ${id} was in use, run \`npm run cli -- phi:rotate\`; then take ${id} out.`,
      ),
    ...(staffCode && published.staffCodes.includes(staffCode)
      ? [`STAFF_CODE ${source}: anyone could open the staff area. Choose eight other digits.`]
      : []),
    ...(published.vapidPrivateKeys.includes(vapid.privateKey)
      ? [
          `VAPID_PRIVATE_KEY ${source}: anyone could send pushes in your name. Without VAPID_PUBLIC_KEY and ` +
            'VAPID_PRIVATE_KEY new ones are made in DATA_DIR.',
        ]
      : []),
    ...([databaseUrl, directDatabaseUrl].some(hasPublishedPassword)
      ? [
          `DATABASE_URL has a password that ${source}: whoever reaches the database could open it. Give its user ` +
            'another one (alter user … password …).',
        ]
      : []),
  ]
}

/** A database on this machine can only be reached from this machine. */
function hasPublishedPassword(databaseUrl: string | undefined): boolean {
  if (!databaseUrl || !URL.canParse(databaseUrl)) return false
  const { hostname, password } = new URL(databaseUrl)
  const isHere = ['', 'localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return !isHere && published.databasePasswords.some(known => [password, unescaped(password)].includes(known))
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
