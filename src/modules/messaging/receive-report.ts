import type { ProviderCall, TextReport } from './campaign-ports.ts'
import type { MessagingPorts } from './ports.ts'
import { ForgedCall } from './refusals.ts'

const reports: readonly string[] = ['sent', 'delivered', 'undelivered', 'failed'] satisfies TextReport[]
/** 'Attempt to send to unsubscribed recipient'. */
const stopCode = '21610'

/** A number that the provider says is stopped gets nothing more (D-78). */
export async function receiveReport(
  { deliveries, isSignedText, now }: MessagingPorts,
  delivery: { readonly campaignId: string; readonly id: string },
  call: ProviderCall,
): Promise<void> {
  if (!isSignedText(call)) throw new ForgedCall()
  const { MessageStatus: report = '', ErrorCode: code, To: number } = call.fields
  if (code === stopCode && number) await deliveries.suppress('sms', number, code, now())
  if (reports.includes(report))
    await deliveries.report(delivery, report as TextReport, code ? `Twilio ${code}` : null, now())
}
