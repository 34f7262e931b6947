import { ApiError } from '../data/request.ts'

/** What the screen says about a refused call: the server's sentence when it answered 400, else the fallback. */
export function sentenceFor(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message.startsWith('400: ') ? error.userMessage : fallback
}
