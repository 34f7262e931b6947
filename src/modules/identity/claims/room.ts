import type { Platform } from '#platform/module.ts'
import { cardRoutes } from './adapters/card-routes.ts'
import {
  ClaimCardTable,
  cardMigrations,
  cardsInDatabase,
  expiredClaimCards,
} from './adapters/cards-in-database.ts'
import { claimSignInRoutes } from './adapters/claim-sign-in-routes.ts'
import {
  claimantsInDatabase,
  claimMigrations,
  DeskCodeTable,
  deskCodesInDatabase,
  expiredDeskCodes,
  expiredSentCodes,
  SentCodeTable,
  sentCodesInDatabase,
} from './adapters/claims-in-database.ts'
import { codesByHmac } from './adapters/codes-by-hmac.ts'
import { deskCodeRoutes } from './adapters/desk-code-routes.ts'
import { openClaims } from './claims.ts'
import type { ClaimsPorts, CodeRequest } from './ports.ts'

export interface ClaimsSettings {
  readonly sessionKeys: readonly string[]
  readonly appUrl: string
}

type Here =
  | 'claimants'
  | 'sentCodes'
  | 'deskCodes'
  | 'codeKeys'
  | 'claimCards'
  | 'publishCode'
  | 'inTransaction'
  | 'appUrl'
  | 'now'

export const claimsRoom = {
  migrations: [...claimMigrations, ...cardMigrations],
  tables: [SentCodeTable, DeskCodeTable, ClaimCardTable],
  routes: {
    description:
      'Codes that sign a member in without a password: sent by email or text, shown at the front desk, or ' +
      'printed on a card.',
    routes: [...claimSignInRoutes, ...deskCodeRoutes, ...cardRoutes],
  },
  queues: [{ name: 'sign-in-code', expireInSeconds: 60 }],
  retention: [expiredSentCodes, expiredDeskCodes, expiredClaimCards],
  open({ settings, database, jobs, now }: Platform<ClaimsSettings>, others: Omit<ClaimsPorts, Here>) {
    const claims = openClaims({
      ...others,
      claimants: claimantsInDatabase(database),
      sentCodes: sentCodesInDatabase(database),
      deskCodes: deskCodesInDatabase(database),
      claimCards: cardsInDatabase(database),
      codeKeys: codesByHmac(settings.sessionKeys),
      publishCode: request => jobs.enqueue('sign-in-code', { ...request }),
      inTransaction: database.inTransaction,
      appUrl: settings.appUrl,
      now,
    })
    jobs.handleEach('sign-in-code', request => claims.sendSignInCode(request as unknown as CodeRequest), {
      isDiscreet: true,
    })
    return claims
  },
}
