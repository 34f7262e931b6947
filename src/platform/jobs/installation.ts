import { getConstructionPlans } from 'pg-boss'
import type { Migration } from '#platform/database/database.ts'

export const jobsSchema = 'jobs'

/**
 * Installs pg-boss's tables with our migrations, so that they exist before the first request. Later versions of pg-boss
 * migrate them when a process starts.
 */
export const jobsMigrations: readonly Migration[] = [
  { name: '0024 jobs: pg-boss', statements: [inOneStatement(getConstructionPlans(jobsSchema))] },
]

/** The migrations' transaction is already open and takes one statement at a time. */
function inOneStatement(plan: string): string {
  const statements = /^\s*begin;(?:\s*set local [^;]+;)*(.*)commit;\s*$/is.exec(plan)?.[1]
  if (!statements) throw new Error('pg-boss writes its installation in another way than this expects.')
  // `perform` inside and `select` outside: a PL/pgSQL block can run a text that contains both.
  return `do $velora$ begin execute $installation$${statements}$installation$; end $velora$`
}
