import { useEffect } from 'react'
import { issueScanProof } from '#api/check-in/check-in.ts'
import { lastMember } from '../../../member/celebrated-milestones.ts'
import { useSignedInUser } from '../../../member/use-signed-in-user.ts'
import { scansToSend } from './scan-queue.ts'

const everyMs = 30_000

let latest: { readonly memberId: string; readonly proof: string } | undefined

/** Proves later that the member scanned a desk screen's code at this time; other codes need no proof. */
export const proofFor = (memberId: string, code: string) =>
  code.startsWith('desk:') && latest?.memberId === memberId ? latest.proof : undefined

/** Fetches a proof while the scanner is open. Nothing waits for it, and it may never arrive. */
export function useScanProof(open: boolean): void {
  const { user } = useSignedInUser()
  const memberId = user?.id ?? lastMember()
  useEffect(() => (open && memberId ? keepProofFresh(memberId) : undefined), [open, memberId])
}

function keepProofFresh(memberId: string): () => void {
  let asked: AbortController | undefined
  const ask = () => {
    // A new proof would invalidate the one of a kept scan.
    const isKept = scansToSend(memberId).some(({ proof }) => proof)
    if (document.hidden || !navigator.onLine || isKept) return
    asked?.abort()
    asked = new AbortController()
    issueScanProof({ signal: asked.signal }).then(
      ({ proof }) => {
        latest = { memberId, proof }
      },
      () => undefined,
    )
  }
  ask()
  const timer = setInterval(ask, everyMs)
  document.addEventListener('visibilitychange', ask)
  return () => {
    asked?.abort()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', ask)
  }
}
