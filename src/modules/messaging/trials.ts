/** A message as it is being written, sent to the one who writes it. */
export type Trial =
  | { readonly channel: 'email'; readonly title: string; readonly message: string; readonly to: string }
  | { readonly channel: 'sms'; readonly message: string; readonly to: string }
  | {
      readonly channel: 'push'
      readonly title: string
      readonly message: string
      readonly imageUrl: string | null
    }

/** What waits in the queue of an SMS or a push that is tried. */
export type WaitingTrial =
  | { readonly channel: 'sms'; readonly id: string; readonly to: string; readonly body: string }
  | {
      readonly channel: 'push'
      readonly memberId: string
      readonly title: string
      readonly message: string
      readonly imageUrl: string | null
    }
