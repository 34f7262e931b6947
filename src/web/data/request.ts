/** An unsuccessful response. The message is the status, a colon and the sentence for the screen. */
export class ApiError extends Error {
  readonly status: number
  readonly userMessage: string
  readonly fields: Readonly<Record<string, string>>
  /** Stable, for decisions in screens, such as `probable-duplicate`. */
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

/** There was no response at all: the message is the sentence, the status is 0. */
export class NetworkError extends ApiError {
  constructor() {
    super(0, `We can’t reach the clinic right now. ${checkConnection}`)
    this.message = this.userMessage
  }
}

/** Whether the server responded, so the call was decided either way. */
export function hasResponse(error: unknown): error is ApiError {
  return error instanceof ApiError && !(error instanceof NetworkError)
}

// No session, timeout, too early, too many: an earlier attempt of the same call may still have succeeded.
const undecided = [401, 408, 425, 429]

/** Whether the refusal is final. A 5xx isn't: it may come from a proxy while our server is still working. */
export function isFinal(error: unknown): boolean {
  return hasResponse(error) && error.status < 500 && !undecided.includes(error.status)
}

interface ProblemBody {
  readonly message?: string
  readonly code?: string
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}

/** Headers added to every call; the staff area uses it to report that the page is idle. */
export const defaultHeaders: Record<string, string> = {}

let prove: (() => Promise<boolean>) | undefined

/** Sets how staff prove again who they are when the server requires it. */
export function proveWith(way: typeof prove): void {
  prove = way
}

/** Throws the error, unless the user gave a proof and the call can be repeated (D-284). */
async function unlessProved(failure: ApiError): Promise<void> {
  if (failure.code !== 'step-up-needed' || !(await prove?.())) throw failure
}

/** Every generated call goes through here: same-origin credentials, JSON, and one kind of error. */
export async function request<T>(url: string, options: RequestInit): Promise<T> {
  const headers = { ...defaultHeaders, ...(options.headers as Record<string, string>) }
  const response = await reached(fetch(url, { ...options, headers, credentials: 'include' }), options)
  // A response that breaks off halfway counts as none, because its result isn't known.
  const body = await reached(response.text(), options)
  if (response.ok) return JSON.parse(body) as T
  await unlessProved(failureOf(response, body))
  return request(url, options)
}

/** The raw response, for anything other than JSON. */
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

/** Turns an unsuccessful response into the error that all calls throw. */
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

/** The error type of the generated hooks. */
export type ErrorType<_Problem> = ApiError
