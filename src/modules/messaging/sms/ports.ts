import type { Attempt } from '#platform/kernel/attempt.ts'

export interface Text {
  /** Absent with a code or a test message, whose fate nobody follows. */
  readonly campaignId?: string
  readonly id: string
  readonly to: string
  readonly body: string
}

/** Takes SMS out of the house. */
export interface TextTransport {
  /** Calls `onDataSent` before the message goes out, and sends nothing when that throws. */
  send(text: Text, onDataSent: () => Promise<void>): Promise<Attempt<'twilio' | 'outbox'>>
}

/** What a carrier says of an SMS afterwards; 'sent' is on its way, the others are the end of it. */
export type TextReport = 'sent' | 'delivered' | 'undelivered' | 'failed'

/** Where the provider calls, as its signature says, and what it says there. */
export interface ProviderCall {
  readonly signature: string
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}

export interface SmsPorts {
  /** Whether the SMS provider signed this call. */
  readonly isSigned: (call: ProviderCall) => Promise<boolean>
  /** Ends all SMS to a number, by the word that was texted from it. */
  readonly stopTexts: (number: string, word: string) => Promise<void>
  readonly allowTexts: (number: string) => Promise<void>
  readonly suppress: (channel: 'sms', number: string, reason: string) => Promise<void>
  /** Adds to a delivery what the carrier says of it. */
  readonly recordReport: (
    delivery: { readonly campaignId: string; readonly id: string },
    report: TextReport,
    failure: string | null,
  ) => Promise<void>
  /** As the clinic calls itself at this moment. */
  readonly clinicName: () => Promise<string>
}
