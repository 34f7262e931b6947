import { transactionsOn } from '#platform/database/transactions.ts'
import type { Module, Platform } from '#platform/module.ts'
import { requestsArchive } from './adapters/archive.ts'
import { RequestTable, requestsInDatabase } from './adapters/database.ts'
import { requestsRoutes } from './adapters/http.ts'
import { adminNoteRows, noteRows } from './adapters/note-rows.ts'
import type { RequestsPorts } from './ports.ts'
import { openRequests } from './requests.ts'

type Others = Pick<RequestsPorts, 'serviceOf' | 'requestersOf' | 'award' | 'notifyMember'>

export const requestsModule = {
  archive: requestsArchive,
  tables: [RequestTable],
  routes: {
    requests: {
      description: 'Members’ requests for points after a treatment, and the clinic’s decisions.',
      routes: requestsRoutes,
    },
  },
  encrypted: [noteRows, adminNoteRows],
  open({ database, cipher, now, timeZone }: Platform, others: Others) {
    const door = openRequests({ requests: requestsInDatabase(database, cipher), now, timeZone, ...others })
    return transactionsOn(database)(door, 'approveRequest', 'denyRequest')
  },
} satisfies Module
