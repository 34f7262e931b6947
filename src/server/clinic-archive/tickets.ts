import { createHmac, timingSafeEqual } from 'node:crypto'

const goodForMs = 120_000

/** Short-lived tickets that let one person download what they just requested, from any instance. */
export function ticketsBy(keys: readonly string[], now: () => Date) {
  const signed = (key: string, staffId: string, until: number) =>
    createHmac('sha256', key).update(`clinic archive ${staffId} ${until}`).digest()
  return {
    issue(staffId: string): string {
      const until = now().getTime() + goodForMs
      return `${until}-${signed(keys[0] ?? '', staffId, until).toString('hex')}`
    },
    isGood(ticket: string, staffId: string): boolean {
      const [until = 0, proof = ''] = ticket.split('-')
      const given = Buffer.from(proof, 'hex')
      return (
        now().getTime() <= Number(until) &&
        keys.some(key => given.length === 32 && timingSafeEqual(given, signed(key, staffId, Number(until))))
      )
    },
  }
}
