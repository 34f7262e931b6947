import { getConstructionPlans } from 'pg-boss'
import type { Migration } from '#platform/database/database.ts'

export const jobsSchema = 'jobs'

/**
 * pg-boss's own tables, put in with ours so that the first request finds them. Its later versions change them by
 * themselves when a process starts.
 */
export const jobsMigrations: readonly Migration[] = [
  { name: '0024 jobs: pg-boss', statements: [inOneStatement(getConstructionPlans(jobsSchema))] },
]

/** The migrations' transaction is open already, and takes one statement at a time. */
function inOneStatement(plan: string): string {
  const statements = /^\s*begin;(?:\s*set local [^;]+;)*(.*)commit;\s*$/is.exec(plan)?.[1]
  if (!statements) throw new Error('pg-boss writes its installation in another way than this expects.')
  // `perform` inside and `select` outside: a block of PL/pgSQL runs a text with both.
  return `do $velora$ begin execute $installation$${statements}$installation$; end $velora$`
}
