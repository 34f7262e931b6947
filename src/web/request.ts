/** An answer that was not a success. The message is the status, a colon and the sentence for the screen (customer.md, 8). */
export class RequestFailed extends Error {
  readonly status: number
  readonly sentence: string
  readonly fields: Readonly<Record<string, string>>
  /** Stable, for decisions that a screen takes, such as `probable-duplicate`. */
  readonly code: string | undefined
  constructor(
    status: number,
    sentence: string,
    problem: Partial<Pick<RequestFailed, 'fields' | 'code'>> = {},
  ) {
    super(`${status}: ${sentence}`)
    this.status = status
    this.sentence = sentence
    this.fields = problem.fields ?? {}
    this.code = problem.code
  }
}

/** There was no answer at all: the message is the sentence, the status 0. */
export class Unreachable extends RequestFailed {
  constructor() {
    super(0, 'We can’t reach the clinic right now. Please check your connection and try again.')
    this.message = this.sentence
  }
}

/** Whether the server answered: the call was decided, one way or the other. */
export function wasAnswered(error: unknown): error is RequestFailed {
  return error instanceof RequestFailed && !(error instanceof Unreachable)
}

interface ProblemBody {
  readonly message?: string
  readonly code?: string
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}

/** What every generated call goes through: same-origin credentials, JSON, and one kind of error. */
export async function request<T>(url: string, options: RequestInit): Promise<T> {
  return (await (await answered(url, options)).json()) as T
}

/** A success with its headers, for lists that come in parts. */
export async function answered(url: string, options: RequestInit): Promise<Response> {
  const response = await answerOf(url, options)
  if (!response.ok) throw await failureOf(response)
  return response
}

async function answerOf(url: string, options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, { ...options, credentials: 'include' })
  } catch (error) {
    if (options.signal?.aborted) throw error
    throw new Unreachable()
  }
}

async function failureOf(response: Response): Promise<RequestFailed> {
  const body = await response.text()
  const { message, code, errors = [] } = problemIn(body)
  const fields = Object.fromEntries(errors.map(problem => [problem.path, problem.message]))
  return new RequestFailed(response.status, message ?? (body || response.statusText), {
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
export type ErrorType<_Problem> = RequestFailed
