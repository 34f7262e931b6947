import type { Problem } from './problem.ts'

/**
 * Errors possible on any request, such as `unexpected` (500) and `draining` (503).
 */
export type AnyOtherResponse = Problem
