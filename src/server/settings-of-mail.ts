import { createPrivateKey } from 'node:crypto'
import type { Environment } from './environment.ts'
import { mailFrom, mailRatePattern, mailRateWanted } from './settings-checks.ts'
import { WrongSetting } from './wrong-setting.ts'

export type MailServer = NonNullable<ReturnType<typeof mailServerIn>>

/** The mail server with its sign-in and signing key; undefined: emails stay in the local outbox. */
export function mailServerIn(s: Environment) {
  if (!s.SMTP_URL) {
    for (const name of ['SMTP_OAUTH_CLIENT_ID', 'DKIM_PRIVATE_KEY', 'MAIL_RATE'] as const)
      if (s[name]) throw new WrongSetting(`${name} needs SMTP_URL, its mail server.`)
    return undefined
  }
  return {
    url: s.SMTP_URL,
    from: mailFromIn(s.MAIL_FROM, s.CLINIC_NAME),
    oauth2: oauth2In(s),
    dkim: dkimIn(s),
    mailsPerMinute: mailsPerMinuteIn(s.MAIL_RATE),
  }
}

function mailFromIn(given: string | undefined, clinicName: string) {
  const [, name = clinicName, address] = mailFrom.exec(given ?? '') ?? []
  if (!address)
    throw new WrongSetting(
      'MAIL_FROM must be set with SMTP_URL. It’s the address that members get email from.',
    )
  return { name, address }
}

const googleTokens = 'https://oauth2.googleapis.com/token'

function oauth2In(s: Environment) {
  const { SMTP_OAUTH_CLIENT_ID: clientId, SMTP_OAUTH_CLIENT_SECRET: clientSecret } = s
  const { SMTP_OAUTH_REFRESH_TOKEN: refreshToken, SMTP_OAUTH_TOKEN_URL: tokenUrl, SMTP_URL = '' } = s
  if (!clientId && !clientSecret && !refreshToken) return undefined
  if (!clientId || !clientSecret || !refreshToken)
    throw new WrongSetting(
      'SMTP_OAUTH_CLIENT_ID, SMTP_OAUTH_CLIENT_SECRET and SMTP_OAUTH_REFRESH_TOKEN must be set together.',
    )
  const { username, hostname } = new URL(SMTP_URL)
  if (!username)
    throw new WrongSetting(
      'SMTP_URL must name the account that SMTP_OAUTH_REFRESH_TOKEN is for: smtp://front%40clinic.com@host:587',
    )
  if (!tokenUrl && !/\.(gmail|google)\.com$/.test(hostname))
    throw new WrongSetting(
      `SMTP_OAUTH_TOKEN_URL must be the URL where ${hostname} issues access tokens. For Microsoft 365: ` +
        'https://login.microsoftonline.com/YOUR-TENANT/oauth2/v2.0/token',
    )
  return { clientId, clientSecret, refreshToken, tokenUrl: tokenUrl ?? googleTokens }
}

function dkimIn({ DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: key }: Environment) {
  if (!selector && !key) return undefined
  if (!selector || !key) throw new WrongSetting('DKIM_SELECTOR and DKIM_PRIVATE_KEY must be set together.')
  return { selector, privateKey: privateKeyIn(key) }
}

/** PEM, on one line with \\n if necessary, or base64 of DER, so that it fits on a line of an environment file. */
function privateKeyIn(given: string): string {
  try {
    const key = given.includes('-----BEGIN')
      ? createPrivateKey(given.replaceAll('\\n', '\n'))
      : createPrivateKey({ key: Buffer.from(given, 'base64'), format: 'der', type: 'pkcs8' })
    if (key.asymmetricKeyType !== 'rsa') throw new Error('not RSA')
    return key.export({ format: 'pem', type: 'pkcs8' }).toString()
  } catch {
    throw new WrongSetting(
      'DKIM_PRIVATE_KEY must be an RSA key, as PEM or as the base64 of its DER (PKCS #8): openssl genpkey -algorithm RSA ' +
        '-pkeyopt rsa_keygen_bits:2048 -outform DER | base64 -w0',
    )
  }
}

const leastPerMinute = 30

function mailsPerMinuteIn(given: string | undefined): number | undefined {
  if (!given) return undefined
  const [, count = '', unit] = mailRatePattern.exec(given) ?? []
  const perMinute = Number(count) * (unit === 'second' ? 60 : 1)
  if (perMinute < leastPerMinute) throw new WrongSetting(`MAIL_RATE ${mailRateWanted}`)
  return perMinute
}
