import type { MailOutcome, QueuedMail, SandboxMail } from '../../../src/modules/messaging/mail/mails.ts'
import type { StoredMails } from '../../../src/modules/messaging/mail/ports.ts'

interface KeptMail extends QueuedMail {
  readonly attempts: number
  readonly settled: MailOutcome | null
  readonly leftAt: Date | null
}

export function mailsInMemory() {
  const kept: KeptMail[] = []
  const sandbox: SandboxMail[] = []
  const leases: Date[] = []
  const change = (id: string, changes: Partial<KeptMail>) => {
    const place = kept.findIndex(mail => mail.id === id)
    kept[place] = { ...(kept[place] as KeptMail), ...changes }
  }
  const isDue = ({ settled }: KeptMail, now: Date) =>
    !settled || (settled.state === 'pending' && settled.nextAttemptAt <= now)
  const ports: StoredMails = {
    add: async mail => void kept.push({ ...mail, attempts: 0, settled: null, leftAt: null }),
    async claim(now, until, limit) {
      leases.push(until)
      const due = kept.filter(mail => isDue(mail, now)).slice(0, limit)
      for (const { id, attempts } of due) change(id, { attempts: attempts + 1 })
      return due.map(({ settled: _settled, leftAt: _leftAt, ...mail }) => ({
        ...mail,
        attempts: mail.attempts + 1,
      }))
    },
    markDispatched: async ({ id }, leftAt) => change(id, { leftAt }),
    recordOutcome: async ({ id }, settled) => change(id, { settled }),
    async expireStale(now) {
      for (const { id, expiresAt, settled } of kept)
        if (expiresAt && expiresAt <= now && !settled)
          change(id, {
            settled: {
              state: 'failed',
              channel: null,
              failure: 'too late',
              at: now,
              nextAttemptAt: now,
              counts: true,
              wipe: true,
            },
          })
    },
    inSandbox: async limit => sandbox.slice(0, limit),
    countInSandbox: async () => sandbox.length,
    of: async memberId =>
      kept.filter(mail => mail.memberId === memberId).map(mail => ({ ...mail, at: mail.createdAt })),
    async forget(memberId) {
      kept.splice(0, kept.length, ...kept.filter(mail => mail.memberId !== memberId))
    },
  }
  return { ports, kept, sandbox, leases }
}
