import type { Attempt } from '#platform/kernel/attempt.ts'

export interface Text {
  /** Absent for a code or test message, whose delivery is not tracked. */
  readonly campaignId?: string
  readonly id: string
  readonly to: string
  readonly body: string
}

/** Sends SMS. */
export interface TextTransport {
  /** Calls `onDataSent` before sending, and sends nothing if that throws. */
  send(text: Text, onDataSent: () => Promise<void>): Promise<Attempt<'twilio' | 'outbox'>>
}

/** A carrier's report on an SMS; 'sent' means under way, the others are final. */
export type TextReport = 'sent' | 'delivered' | 'undelivered' | 'failed'

/** The signed URL and parameters of the provider's request. */
export interface ProviderCall {
  readonly signature: string
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}

export interface SmsPorts {
  /** Whether the SMS provider signed this request. */
  readonly isSigned: (call: ProviderCall) => Promise<boolean>
  /** Suppresses all SMS to a number, after a STOP from it. */
  readonly stopTexts: (number: string, word: string) => Promise<void>
  readonly allowTexts: (number: string) => Promise<void>
  readonly suppress: (channel: 'sms', number: string, reason: string) => Promise<void>
  /** Adds the carrier's report to a delivery. */
  readonly recordReport: (
    delivery: { readonly campaignId: string; readonly id: string },
    report: TextReport,
    failure: string | null,
  ) => Promise<void>
  /** The clinic's current name. */
  readonly clinicName: () => Promise<string>
}
