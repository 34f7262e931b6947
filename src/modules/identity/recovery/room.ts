import type { Platform } from '#platform/module.ts'
import { ownRecoveryRoutes } from './adapters/own-recovery-routes.ts'
import { RecoveryCodeTable, recoveryCodesInDatabase } from './adapters/recovery-codes-in-database.ts'
import { recoverySignInRoutes } from './adapters/recovery-sign-in-routes.ts'
import type { RecoveryPorts } from './ports.ts'
import { openRecovery } from './recovery.ts'

type Here = 'inTransaction' | 'appUrl' | 'now'

export const recoveryRoom = {
  tables: [RecoveryCodeTable],
  routes: {
    description: 'One-time recovery codes for people who can’t sign in any other way.',
    routes: [...ownRecoveryRoutes, ...recoverySignInRoutes],
  },
  /** For the rooms that remove codes or read a member's data. */
  codes: recoveryCodesInDatabase,
  open: (
    { settings, database, now }: Platform<Pick<RecoveryPorts, 'appUrl'>>,
    others: Omit<RecoveryPorts, Here>,
  ) => openRecovery({ ...others, inTransaction: database.inTransaction, appUrl: settings.appUrl, now }),
}
