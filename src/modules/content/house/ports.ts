import type { HouseRules, SaidRules } from './house-rules.ts'

export interface HousePorts {
  readonly said: {
    inForce(): Promise<SaidRules>
    /** Bypasses the cache. */
    read(): Promise<SaidRules>
    publish(rules: SaidRules): Promise<void>
  }
  /** As the server's settings say. */
  readonly server: HouseRules
  /** Has the clinic's clock show this zone from now on, in this process. */
  readonly setTimeZone: (timeZone: string) => void
}
