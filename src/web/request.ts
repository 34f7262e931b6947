/** An answer that was not a success. The message is the status, a colon and the sentence for the screen (customer.md, 8). */
export class RequestFailed extends Error {
  readonly status: number
  readonly sentence: string
  readonly fields: Readonly<Record<string, string>>
  constructor(status: number, sentence: string, fields: Readonly<Record<string, string>> = {}) {
    super(`${status}: ${sentence}`)
    this.status = status
    this.sentence = sentence
    this.fields = fields
  }
}

interface ProblemBody {
  readonly message?: string
  readonly errors?: readonly { readonly path: string; readonly message: string }[]
}

/** What every generated call goes through: same-origin credentials, JSON, and one kind of error. */
export async function request<T>(url: string, options: RequestInit): Promise<T> {
  const response = await fetch(url, { ...options, credentials: 'include' })
  if (!response.ok) throw await failureOf(response)
  return (await response.json()) as T
}

async function failureOf(response: Response): Promise<RequestFailed> {
  const body = await response.text()
  const problem = problemIn(body)
  const fields = Object.fromEntries((problem.errors ?? []).map(({ path, message }) => [path, message]))
  return new RequestFailed(response.status, problem.message ?? (body || response.statusText), fields)
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
