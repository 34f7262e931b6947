import { useEffect } from 'react'
import { issueScanProof } from '#api/check-in/check-in.ts'
import { lastMember } from '../../../member/celebrated-milestones.ts'
import { useSignedInUser } from '../../../member/use-signed-in-user.ts'
import { scansToSend } from './scan-queue.ts'

const everyMs = 30_000

let latest: { readonly memberId: string; readonly proof: string } | undefined

/** What shows later that the member scanned a code of the desk's screen now; other codes need none. */
export const proofFor = (memberId: string, code: string) =>
  code.startsWith('desk:') && latest?.memberId === memberId ? latest.proof : undefined

/** Has a proof at hand while the scanner is open. It comes beside everything else, and may not come at all. */
export function useScanProof(open: boolean): void {
  const { user } = useSignedInUser()
  const memberId = user?.id ?? lastMember()
  useEffect(() => (open && memberId ? keepProofFresh(memberId) : undefined), [open, memberId])
}

function keepProofFresh(memberId: string): () => void {
  let asked: AbortController | undefined
  const ask = () => {
    // A new proof would make the one of a kept scan worthless.
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
