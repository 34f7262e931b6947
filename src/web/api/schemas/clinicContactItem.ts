import type { ClinicContactItemKind } from './clinicContactItemKind.ts'

export type ClinicContactItem = {
  kind: ClinicContactItemKind
  text: string
  href: string
}
