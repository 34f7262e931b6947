import type { Channel, ChannelTrouble, MailServerCheck } from './channel-trouble.ts'

export interface StoredTroubles {
  /** Current troubles. They expire an hour after the last failure, except account trouble. */
  list(at: Date): Promise<readonly ChannelTrouble[]>
  put(trouble: ChannelTrouble): Promise<void>
  remove(channel: Channel, service: string): Promise<void>
}

export interface ChannelsPorts {
  readonly troubles: StoredTroubles
  /** Connects to the mail server and signs in; undefined without a server. */
  readonly checkMailServer: () => Promise<MailServerCheck | undefined>
  /** Sends the waiting messages. */
  readonly wake: () => Promise<void>
  readonly now: () => Date
}
