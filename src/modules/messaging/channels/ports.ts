import type { Channel, ChannelTrouble, MailServerCheck } from './channel-trouble.ts'

export interface StoredTroubles {
  /** Those of now: what nobody has seen for an hour is over, apart from trouble with an account. */
  list(at: Date): Promise<readonly ChannelTrouble[]>
  put(trouble: ChannelTrouble): Promise<void>
  remove(channel: Channel, service: string): Promise<void>
}

export interface ChannelsPorts {
  readonly troubles: StoredTroubles
  /** Connects to the mail server and signs in; undefined: none is set up. */
  readonly checkMailServer: () => Promise<MailServerCheck | undefined>
  /** Has what waited go out. */
  readonly wake: () => Promise<void>
  readonly now: () => Date
}
