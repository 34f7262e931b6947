import type { ProviderCall, SmsPorts, TextReport } from './ports.ts'
import { ForgedCall } from './refusals.ts'

const reports: readonly string[] = ['sent', 'delivered', 'undelivered', 'failed'] satisfies TextReport[]
/** 'Attempt to send to unsubscribed recipient'. */
const stopCode = '21610'

/** A number that the provider reports as stopped is suppressed (D-78). */
export async function receiveReport(
  { isSigned, suppress, recordReport }: Pick<SmsPorts, 'isSigned' | 'suppress' | 'recordReport'>,
  delivery: { readonly campaignId: string; readonly id: string },
  call: ProviderCall,
): Promise<void> {
  if (!(await isSigned(call))) throw new ForgedCall()
  const { MessageStatus: report = '', ErrorCode: code, To: number } = call.fields
  if (code === stopCode && number) await suppress('sms', number, code)
  if (reports.includes(report))
    await recordReport(delivery, report as TextReport, code ? `Twilio ${code}` : null)
}
