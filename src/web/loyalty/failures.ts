import { ApiError } from '../data/request.ts'

/** The message for a refused call: the server's sentence for status 400, else the fallback. */
export function sentenceFor(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message.startsWith('400: ') ? error.userMessage : fallback
}
