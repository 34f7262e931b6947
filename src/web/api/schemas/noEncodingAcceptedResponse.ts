import type { Problem } from './problem.ts'

/**
 * `Accept-Encoding` rules out every encoding the server has.
 */
export type NoEncodingAcceptedResponse = Problem
