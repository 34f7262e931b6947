import { newId } from '#platform/kernel/ids.ts'
import type { CheckInPorts } from './ports.ts'
import { scanProof } from './scan-proofs.ts'

export async function issueScanProof(
  { scanProofs, signer, now }: Pick<CheckInPorts, 'scanProofs' | 'signer' | 'now'>,
  memberId: string,
): Promise<string> {
  const at = now()
  const id = newId(at.getTime())
  await scanProofs.issue(memberId, id, at)
  const text = scanProof(id, at)
  return `${text}:${signer.sign(text)}`
}
