import type { Platform } from '#platform/module.ts'
import type { Settings } from '../settings.ts'
import { ArchiveTicketExpired } from './refusals.ts'
import { streamClinic } from './stream-clinic.ts'
import { ticketsBy } from './tickets.ts'

/** The whole clinic as a file, for the owner. */
export function openClinicArchive({ settings, database, withoutTimeouts, now }: Platform<Settings>) {
  const tickets = ticketsBy(settings.sessionKeys, now)
  return {
    /** Returns a ticket that lets this person download the archive within two minutes. */
    requestClinicArchive: (staffId: string): string => tickets.issue(staffId),
    /** Refuses with `ArchiveTicketExpired`. */
    fetchClinicArchive(ticket: string, staffId: string): Promise<AsyncIterable<Uint8Array>> {
      if (!tickets.isGood(ticket, staffId)) throw new ArchiveTicketExpired()
      return streamClinic({
        atOneMoment: work => withoutTimeouts(own => own.inTransaction(() => work(own.run))),
        database,
        settings,
        at: now(),
      })
    },
  }
}
