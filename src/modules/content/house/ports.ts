import type { HouseRules, SaidRules } from './house-rules.ts'

export interface HousePorts {
  readonly said: {
    inForce(): Promise<SaidRules>
    /** Bypasses the cache. */
    read(): Promise<SaidRules>
    publish(rules: SaidRules): Promise<void>
  }
  /** The server's settings. */
  readonly server: HouseRules
  /** Sets the clinic's time zone in this process. */
  readonly setTimeZone: (timeZone: string) => void
}
