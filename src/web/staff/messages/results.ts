import type { CampaignResult } from '#api/schemas/index.ts'

/** 'Recipients: 12. Sent: 10. Failed: 2.', and how many are still being sent. */
export function resultInWords(result: CampaignResult): string {
  const { totalRecipients, successCount, failureCount, pendingCount } = result
  const words = [`Recipients: ${totalRecipients}. Sent: ${successCount}. Failed: ${failureCount}.`]
  if (pendingCount > 0) words.push(`${pendingCount} still sending; follow along in the list below.`)
  return words.join(' ')
}
