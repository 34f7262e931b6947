import type { ProviderCall, SmsPorts } from './ports.ts'
import { receiveReport } from './receive-report.ts'
import { receiveText } from './receive-text.ts'

export interface Sms {
  /**
   * A reply to an SMS, from the provider's webhook: STOP suppresses its number, START allows it again. Returns the text to
   * reply with, unless the provider already replied. Refuses `ForgedCall` without a valid signature.
   */
  receiveText(call: ProviderCall): Promise<string | undefined>
  /** A delivery report of an SMS, from the provider's webhook. Refuses `ForgedCall`. */
  receiveReport(
    delivery: { readonly campaignId: string; readonly id: string },
    call: ProviderCall,
  ): Promise<void>
}

export const openSms = (ports: SmsPorts): Sms => ({
  receiveText: call => receiveText(ports, call),
  receiveReport: (delivery, call) => receiveReport(ports, delivery, call),
})
