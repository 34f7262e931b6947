import type { ClinicSettings, SaidRules } from './clinic-settings.ts'

export interface ClinicSettingsPorts {
  readonly said: {
    inForce(): Promise<SaidRules>
    /** Bypasses the cache. */
    read(): Promise<SaidRules>
    publish(rules: SaidRules): Promise<void>
  }
  /** The server's settings. */
  readonly server: ClinicSettings
  /** Sets the clinic's time zone in this process. */
  readonly setTimeZone: (timeZone: string) => void
}
