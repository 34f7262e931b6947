import { createHmac } from 'node:crypto'
import type { TestApp } from './app.ts'

/** A call as Twilio makes it: a form, signed with the account's token over the URL and sorted fields. */
export function callAsTwilio(
  app: TestApp,
  token: string,
  path: string,
  fields: Readonly<Record<string, string>>,
  signature?: string,
  headers: Readonly<Record<string, string>> = {},
) {
  const words = Object.keys(fields)
    .sort()
    .map(name => `${name}${fields[name]}`)
    .join('')
  const signed = createHmac('sha1', token).update(`http://velora.test${path}${words}`).digest('base64')
  return app.visitor().post(path, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    'sec-fetch-site': '',
    'x-twilio-signature': signature ?? signed,
    ...headers,
  })
}
