import type { ClinicRules, ClinicSettings } from './clinic-settings.ts'

export interface ClinicSettingsPorts {
  readonly said: {
    current(): Promise<ClinicRules>
    /** Bypasses the cache. */
    read(): Promise<ClinicRules>
    publish(rules: ClinicRules): Promise<void>
  }
  /** The server's settings. */
  readonly server: ClinicSettings
  /** Sets the clinic's time zone in this process. */
  readonly setTimeZone: (timeZone: string) => void
}
