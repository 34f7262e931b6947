/** An answer that was not a success. The message is the status, a colon and the sentence for the screen. */
export class ApiError extends Error {
  readonly status: number
  readonly userMessage: string
  readonly fields: Readonly<Record<string, string>>
  /** Stable, for decisions that a screen takes, such as `probable-duplicate`. */
  readonly code: string | undefined
  constructor(status: number, userMessage: string, problem: Partial<Pick<ApiError, 'fields' | 'code'>> = {}) {
    super(`${status}: ${userMessage}`)
    this.status = status
    this.userMessage = userMessage
    this.fields = problem.fields ?? {}
    this.code = problem.code
  }
}

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

export const checkConnection = 'Please check your connection and try again.'

/** There was no answer at all: the message is the sentence, the status 0. */
export class NetworkError extends ApiError {
  constructor() {
    super(0, `We can’t reach the clinic right now. ${checkConnection}`)
    this.message = this.userMessage
  }
}

/** Whether the server answered: the call was decided, one way or the other. */
export function hasResponse(error: unknown): error is ApiError {
  return error instanceof ApiError && !(error instanceof NetworkError)
}

// Without a session, too slow, too early, too often: an earlier try of the same call may still have been heard.
const undecided = [401, 408, 425, 429]

/** Whether the call is refused for good. A 5xx decides nothing: a proxy says it while our server goes on. */
export function isFinal(error: unknown): boolean {
  return hasResponse(error) && error.status < 500 && !undecided.includes(error.status)
}

interface ProblemBody {
  readonly message?: string
  readonly code?: string
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}

/** What calls carry besides their own headers; the staff area says here that nobody touches it. */
export const defaultHeaders: Record<string, string> = {}

let prove: (() => Promise<boolean>) | undefined

/** How somebody shows once more who they are, where the server wants that first; the staff area says it. */
export function proveWith(way: typeof prove): void {
  prove = way
}

/** The failure is thrown, unless its call may be sent again as it was (D-284). */
async function unlessProved(failure: ApiError): Promise<void> {
  if (failure.code !== 'step-up-needed' || !(await prove?.())) throw failure
}

/** What every generated call goes through: same-origin credentials, JSON, and one kind of error. */
export async function request<T>(url: string, options: RequestInit): Promise<T> {
  const headers = { ...defaultHeaders, ...(options.headers as Record<string, string>) }
  const response = await reached(fetch(url, { ...options, headers, credentials: 'include' }), options)
  // An answer that breaks off half-way is none: what it would have said is not known.
  const body = await reached(response.text(), options)
  if (response.ok) return JSON.parse(body) as T
  await unlessProved(failureOf(response, body))
  return request(url, options)
}

/** The answer as it is, for what is no JSON. */
export async function fetchOk(url: string, options: RequestInit = {}): Promise<Response> {
  const headers = { ...defaultHeaders, ...(options.headers as Record<string, string>) }
  const response = await reached(fetch(url, { ...options, headers, credentials: 'include' }), options)
  if (response.ok) return response
  await unlessProved(failureOf(response, await reached(response.text(), options)))
  return fetchOk(url, options)
}

async function reached<T>(coming: Promise<T>, options: RequestInit): Promise<T> {
  try {
    return await coming
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new NetworkError()
  }
}

/** An answer that was not a success, as the error that everybody throws. */
export function failureOf(response: Pick<Response, 'status' | 'statusText'>, body: string): ApiError {
  const { message, code, errors = [] } = problemIn(body)
  const fields = Object.fromEntries(errors.map(problem => [problem.path, problem.message]))
  return new ApiError(response.status, message ?? (body || response.statusText), {
    fields,
    ...(code !== undefined && { code }),
  })
}

function problemIn(body: string): ProblemBody {
  try {
    return JSON.parse(body) as ProblemBody
  } catch {
    return {}
  }
}

/** The type that the generated hooks give their errors. */
export type ErrorType<_Problem> = ApiError
