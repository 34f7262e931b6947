interface TwilioRequest {
  readonly method: string
  readonly uri: string
  readonly username?: string
  readonly password?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly data?: Readonly<Record<string, string>>
}

/** The HTTP client of Twilio's SDK: another server if `apiUrl` is set, one attempt, with a timeout. */
export function twilioHttp(apiUrl: string | undefined, deadlineMs: number) {
  return {
    async request({ method, uri, username = '', password = '', headers = {}, data }: TwilioRequest) {
      try {
        const answer = await fetch(elsewhere(uri, apiUrl), {
          method: method.toUpperCase(),
          headers: {
            ...headers,
            authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
          },
          ...(data && { body: new URLSearchParams(data) }),
          redirect: 'error',
          signal: AbortSignal.timeout(deadlineMs),
        })
        return {
          statusCode: answer.status,
          body: await answer.text(),
          headers: Object.fromEntries(answer.headers),
        }
      } catch (error) {
        throw causeOf(error)
      }
    },
  }
}

function elsewhere(uri: string, apiUrl: string | undefined): string {
  if (!apiUrl) return uri
  const { pathname, search } = new URL(uri)
  return `${apiUrl.replace(/\/$/, '')}${pathname}${search}`
}

/** fetch's error only says that it failed; the reason is in its cause. */
function causeOf(error: unknown): unknown {
  return (error as { cause?: unknown }).cause ?? error
}
