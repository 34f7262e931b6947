import type { Database, Migration } from '#platform/database/database.ts'
import type { ScanProofs } from '../ports.ts'

export const scanProofMigrations: readonly Migration[] = [
  {
    name: '0054 loyalty: proofs of a scan',
    statements: [
      `create table loyalty.scan_proof (
        member_id uuid primary key,
        id uuid not null,
        issued_at timestamptz not null
      )`,
    ],
  },
]

/** Phones send a stored scan within 15 minutes; older proofs are useless. */
export const expiredScanProofs = {
  name: 'drop-scan-proofs',
  table: 'loyalty.scan_proof',
  expired: "issued_at < $1::timestamptz - interval '1 hour'",
}

/** Signatures aren't stored: reading the table isn't enough to forge a proof. */
export function scanProofsInDatabase(database: Database): ScanProofs {
  const issue = database.statement<never>(
    'issue-scan-proof',
    `insert into loyalty.scan_proof (member_id, id, issued_at) values ($1, $2, $3)
     on conflict (member_id) do update set id = excluded.id, issued_at = excluded.issued_at`,
  )
  const use = database.statement<{ id: string }>(
    'use-scan-proof',
    'delete from loyalty.scan_proof where member_id = $1 and id = $2 returning id',
  )
  const forget = database.statement<never>(
    'forget-scan-proof',
    'delete from loyalty.scan_proof where member_id = any($1::uuid[])',
  )
  return {
    async issue(memberId, id, at) {
      await issue(memberId, id, at)
    },
    use: async (memberId, id) => (await use(memberId, id)).length > 0,
    async forget(memberIds) {
      await forget(memberIds)
    },
  }
}
