import type { Problem } from './problem.ts'

/**
 * What `Accept-Encoding` refuses leaves no way to send an answer.
 */
export type NoEncodingAcceptedResponse = Problem
