import { createFileRoute } from '@tanstack/react-router'
import { forgetClaimCode, heldClaimCode } from '../identity/accounts/claim/claim-code.ts'
import { ClaimScreen } from '../identity/accounts/claim/claim-screen.tsx'

export const Route = createFileRoute('/_app/claim')({
  staticData: { title: 'Sign In with a Code' },
  component: Claim,
})

function Claim() {
  return <ClaimScreen readCode={heldClaimCode} onClaimed={forgetClaimCode} />
}
