import { defineEntity, p } from '@mikro-orm/core'
import type { Database } from '#platform/database/database.ts'
import type { ScanProofs } from '../ports.ts'

export const ScanProofTable = defineEntity({
  name: 'ScanProof',
  tableName: 'loyalty.scan_proof',
  properties: { memberId: p.uuid().primary(), id: p.uuid(), issuedAt: p.datetime() },
})

/** Phones send a stored scan within 15 minutes; older proofs are useless. */
export const expiredScanProofs = {
  name: 'drop-scan-proofs',
  table: 'loyalty.scan_proof',
  expired: "issued_at < $1::timestamptz - interval '1 hour'",
}

/** Signatures aren't stored: reading the table isn't enough to forge a proof. */
export function scanProofsInDatabase(database: Database): ScanProofs {
  return {
    async issue(memberId, id, issuedAt) {
      await database.em().upsert(ScanProofTable, { memberId, id, issuedAt })
    },
    use: async (memberId, id) => (await database.em().nativeDelete(ScanProofTable, { memberId, id })) > 0,
    async forget(memberIds) {
      await database.em().nativeDelete(ScanProofTable, { memberId: { $in: [...memberIds] } })
    },
  }
}
