import type { Database } from '#platform/database/database.ts'
import type { OtherWaysIn } from '../ports.ts'

/** Passkeys, recovery codes and browsers of an account that a password reset removes. */
export function otherWaysInDatabase(database: Database): OtherWaysIn {
  const [passkeys, codes] = [database.table('identity.passkey'), database.table('identity.recovery_code')]
  const added = (memberId: string, since?: Date | null) => ({
    memberId,
    ...(since && { createdAt: { $gt: since } }),
  })
  return {
    async addedTo(id) {
      const em = database.em()
      const member = await em.findOne(database.table('identity.member'), { id })
      const where = added(id, member?.emailProvedAt)
      const newestFirst = { orderBy: { createdAt: 'desc', id: 'desc' } } as const
      const keys = await em.find(passkeys, where, newestFirst)
      const found = await em.find(codes, where, { orderBy: { createdAt: 'desc' } })
      const left = found.filter(({ usedAt }) => usedAt === null).length
      return {
        passkeys: keys.map(({ id, name, createdAt, lastUsedAt }) => ({ id, name, createdAt, lastUsedAt })),
        recoveryCodes: found[0] ? { createdAt: found[0].createdAt, left } : null,
      }
    },
    async endAdded(memberId, { since, at }, recognized) {
      const em = database.em()
      const unknown = { ...added(memberId, since), id: { $nin: [...recognized.passkeys] } }
      const keys = await em.find(passkeys, unknown, { orderBy: { name: 'asc' } })
      await em.nativeDelete(passkeys, unknown)
      const recoveryCodes = recognized.recoveryCodes
        ? 0
        : await em.nativeDelete(codes, added(memberId, since))
      const browsers = { memberId, ...(since && { firstSeenAt: { $gt: since } }), expiresAt: { $gt: at } }
      await em.nativeUpdate(database.table('identity.member_device'), browsers, { expiresAt: at })
      // A browser enrolled at the desk is enrolled again the next time it opens the staff area.
      await em.nativeDelete(database.table('identity.device'), { staffId: memberId })
      return { passkeys: keys.map(({ name }) => name), recoveryCodes }
    },
  }
}
