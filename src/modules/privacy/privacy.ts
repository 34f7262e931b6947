import { type CookieChoice, chooseCookies } from './choose-cookies.ts'
import { deleteAccount } from './delete-account.ts'
import { type Export, exportHoldings } from './export-holdings.ts'
import { noteVisit } from './note-visit.ts'
import type { PrivacyPorts, TrackedEvent, Visit } from './ports.ts'
import { trackEvent } from './track-event.ts'

export interface Privacy {
  /** Keeps what a visitor allows, for 30 days by the server's clock, and removes at once what they refuse. */
  chooseCookies(choice: CookieChoice): Promise<void>
  /** Keeps an event if the visitor's choice allows its type now; otherwise nothing (decisions.md, 34). */
  trackEvent(
    visitorId: string | undefined,
    event: Pick<TrackedEvent, 'event' | 'type' | 'data'>,
  ): Promise<void>
  /** The same for the start of the app, which counts as analytics. */
  noteVisit(visitorId: string | undefined, visit: Pick<Visit, 'url' | 'referrer'>): Promise<void>
  /** All that each module holds of the member, and what this browser's visitor allowed (decisions.md, 33). */
  exportHoldings(memberId: string, visitorId: string | undefined): Promise<Export>
  /**
   * Removes the member everywhere, or nowhere; what must stay for the books stays under nobody's name. Refuses with
   * `WrongPassword`, `StaffAccountStays`, `AccountIsGone`.
   */
  deleteAccount(memberId: string, password: string, visitorId: string | undefined): Promise<void>
}

export function openPrivacy(ports: PrivacyPorts): Privacy {
  return {
    chooseCookies: choice => chooseCookies(ports, choice),
    trackEvent: (visitorId, event) => trackEvent(ports, visitorId, event),
    noteVisit: (visitorId, visit) => noteVisit(ports, visitorId, visit),
    exportHoldings: (memberId, visitorId) => exportHoldings(ports, memberId, visitorId),
    deleteAccount: (memberId, password, visitorId) => deleteAccount(ports, memberId, password, visitorId),
  }
}
