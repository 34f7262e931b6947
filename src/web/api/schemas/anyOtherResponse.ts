import type { Problem } from './problem.ts'

/**
 * What can happen to every request, such as `unexpected` (500) and `draining` (503).
 */
export type AnyOtherResponse = Problem
