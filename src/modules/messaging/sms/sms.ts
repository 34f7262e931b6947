import type { ProviderCall, SmsPorts } from './ports.ts'
import { receiveReport } from './receive-report.ts'
import { receiveText } from './receive-text.ts'

export interface Sms {
  /**
   * What a phone answered to an SMS, as the provider hands it over: STOP ends all SMS to its number, START allows them.
   * Gives the words to send back, unless the provider did that already.
   * Refuses `ForgedCall` when the provider did not sign it.
   */
  receiveText(call: ProviderCall): Promise<string | undefined>
  /** What became of an SMS, as the provider tells it later. Refuses `ForgedCall`. */
  receiveReport(
    delivery: { readonly campaignId: string; readonly id: string },
    call: ProviderCall,
  ): Promise<void>
}

export const openSms = (ports: SmsPorts): Sms => ({
  receiveText: call => receiveText(ports, call),
  receiveReport: (delivery, call) => receiveReport(ports, delivery, call),
})
