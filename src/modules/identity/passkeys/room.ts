import type { Platform } from '#platform/module.ts'
import { ownPasskeyRoutes } from './adapters/own-passkey-routes.ts'
import { passkeySignInRoutes } from './adapters/passkey-sign-in-routes.ts'
import {
  challengesInDatabase,
  expiredChallenges,
  PasskeyChallengeTable,
  PasskeyTable,
  passkeysInDatabase,
} from './adapters/passkeys-in-database.ts'
import { webAuthnFor } from './adapters/web-authn.ts'
import { openPasskeys } from './passkeys.ts'
import type { PasskeysPorts } from './ports.ts'

type Here = 'challenges' | 'webAuthn' | 'inTransaction' | 'appUrl' | 'now'

export const passkeysRoom = {
  tables: [PasskeyTable, PasskeyChallengeTable],
  routes: {
    description: 'Passkeys for members and staff, in addition to passwords and codes.',
    routes: [...ownPasskeyRoutes, ...passkeySignInRoutes],
  },
  retention: [expiredChallenges],
  /** For the rooms that remove passkeys or read a member's data. */
  kept: passkeysInDatabase,
  open: (
    { settings, database, now }: Platform<Pick<PasskeysPorts, 'appUrl'>>,
    { hashOf, ...others }: Omit<PasskeysPorts, Here> & { readonly hashOf: (key: string) => string },
  ) =>
    openPasskeys({
      ...others,
      challenges: challengesInDatabase(database, hashOf),
      webAuthn: webAuthnFor(settings.appUrl),
      inTransaction: database.inTransaction,
      appUrl: settings.appUrl,
      now,
    }),
}
