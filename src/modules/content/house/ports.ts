import type { HouseRules, SaidRules } from './house-rules.ts'

export interface HousePorts {
  readonly said: {
    read(): Promise<SaidRules>
    publish(rules: SaidRules): Promise<void>
  }
  /** As the server's settings say. */
  readonly server: HouseRules
}
