import {
  type AttemptResult,
  attemptOfCheck,
  type Channel,
  type ChannelTrouble,
  troubleAfter,
  troubleIn,
  troubleInWords,
  troubleOfCheck,
} from './channel-trouble.ts'
import type { ChannelsPorts } from './ports.ts'

export interface MailServerState {
  readonly state: 'well' | 'slow' | 'refused' | 'away' | 'not set up'
  readonly words: string
}

export interface Channels {
  /** Updates the channel's health from an attempt; for push, the health of that host. */
  recordAttempt(channel: Channel, attempt: AttemptResult, tookMs: number, service?: string): Promise<void>
  /** The current problems, of all processes. */
  listTroubles(): Promise<readonly (ChannelTrouble & { readonly words: string })[]>
  /**
   * Whether messages may be tried: after account trouble at most one, and not before its time. Runs no query: uses this
   * process's last `listTroubles`.
   */
  mayTry(channel: Channel, service?: string): 'all' | 'one' | 'none'
  /** Releases the one try that `mayTry` allowed, if there was nothing to send. */
  releaseTry(channel: Channel): void
  /** Whether the provider rejects the clinic. */
  hasAccountTrouble(channel: Channel, service?: string): boolean
  /** Connects and signs in, without sending. When the server is healthy, waiting mail is sent. */
  checkMailServer(): Promise<MailServerState>
}

/** A hanging probe must not block later ones. */
const probeMs = 60_000
/** How often we record that a provider is still unavailable. */
const seenEveryMs = 30_000

const keyOf = (channel: Channel, service: string) => `${channel} ${service}`

export function openChannels(ports: ChannelsPorts): Channels {
  const { troubles, now } = ports
  let known = new Map<string, ChannelTrouble>()
  const probes = new Map<string, number>()

  const listTroubles = async () => {
    const listed = await troubles.list(now())
    known = new Map(listed.map(trouble => [keyOf(trouble.channel, trouble.service), trouble]))
    return listed.map(trouble => ({ ...trouble, words: troubleInWords(trouble) }))
  }
  const accountTrouble = (channel: Channel, service: string) => {
    const trouble = known.get(keyOf(channel, service))
    return trouble?.kind === 'account' ? trouble : undefined
  }
  const recordAttempt: Channels['recordAttempt'] = async (channel, attempt, tookMs, service = '') => {
    const key = keyOf(channel, service)
    const before = known.get(key)
    const found = troubleIn(channel, attempt, tookMs)
    if (!found) {
      if (!before) return
      known.delete(key)
      probes.delete(key)
      return troubles.remove(channel, service)
    }
    const at = now()
    // Parallel attempts give the same result; only the next attempt gives new information.
    const isNoNews = found.kind === 'away' || (before && found.kind === 'account' && at < before.nextTryAt)
    if (before?.kind === 'account' && isNoNews) return
    const wasJustSeen = before && at.getTime() - before.seenAt.getTime() < seenEveryMs
    if (before?.kind === found.kind && found.kind !== 'account' && wasJustSeen) return
    const trouble = troubleAfter(before, { channel, service, ...found }, at)
    known.set(key, trouble)
    probes.delete(key)
    await troubles.put(trouble)
  }
  return {
    listTroubles,
    recordAttempt,
    hasAccountTrouble: (channel, service = '') => accountTrouble(channel, service) !== undefined,
    mayTry(channel, service = '') {
      const trouble = accountTrouble(channel, service)
      if (!trouble) return 'all'
      const at = now().getTime()
      const key = keyOf(channel, service)
      if (at < trouble.nextTryAt.getTime() || at < (probes.get(key) ?? 0)) return 'none'
      probes.set(key, at + probeMs)
      return 'one'
    },
    releaseTry: channel => void probes.delete(keyOf(channel, '')),
    async checkMailServer() {
      const check = await ports.checkMailServer()
      if (!check) return { state: 'not set up', words: 'Email isn’t set up.' }
      await listTroubles()
      const before = accountTrouble('email', '')
      if (check.ok && before?.signedIn) {
        // Signing in doesn't prove that mail is accepted: the next mail shows it, and may be tried now.
        known.set(keyOf('email', ''), { ...before, nextTryAt: now() })
        await troubles.put({ ...before, nextTryAt: now() })
        await ports.wake()
        return {
          state: 'refused',
          words: `Signed in successfully. ${troubleInWords(before)} Waiting emails are being retried now.`,
        }
      }
      await recordAttempt('email', attemptOfCheck(check), check.ok ? check.tookMs : 0)
      if (check.ok) await ports.wake()
      const trouble = troubleOfCheck(check)
      if (!trouble) return { state: 'well', words: 'The email server responds and lets us sign in.' }
      return { state: states[trouble.kind], words: trouble.words }
    },
  }
}

const states = { account: 'refused', away: 'away', slow: 'slow' } as const
