interface TwilioRequest {
  readonly method: string
  readonly uri: string
  readonly username?: string
  readonly password?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly data?: Readonly<Record<string, string>>
}

/** What Twilio's client asks through: elsewhere when `apiUrl` says so, one try, with an end. */
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

/** fetch says only that it failed; why stands in the cause. */
function causeOf(error: unknown): unknown {
  return (error as { cause?: unknown }).cause ?? error
}
