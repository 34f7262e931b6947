import { readFileSync } from 'node:fs'
import type { Migration } from '#platform/database/database.ts'

const sql = readFileSync(new URL('baseline.sql', import.meta.url), 'utf8')

/**
 * What 1.0.0 had in its database, for new ones. It has the name of the last migration that it replaces, so it's pending
 * only where none of them has run.
 */
export const baseline: Migration = {
  name: '0105 programme: who has opened which text of a page',
  // A transaction takes one statement at a time.
  statements: [['do $velora$ begin execute $baseline$', sql, '$baseline$; end $velora$'].join('')],
}
