import type { KeptLink, StaffPerson, StaffPorts } from '../../../src/modules/identity/staff/ports.ts'

/** Links as a database keeps them, without the time that an opening takes there. */
export function linksInMemory(staff: readonly StaffPerson[]): StaffPorts['signInLinks'] {
  let kept: KeptLink[] = []
  const open = (tokenHash: string, at: Date) =>
    kept.find(link => link.tokenHash === tokenHash && link.expiresAt > at)
  const hasOwner = async () => staff.some(({ role }) => role === 'owner')
  return {
    hasOwner,
    hasFirst: async at => kept.some(({ staffId, expiresAt }) => staffId === null && expiresAt > at),
    async replaceFirst(link) {
      if (await hasOwner()) return false
      kept = [...kept.filter(({ staffId }) => staffId !== null), link]
      return true
    },
    add: async link => void kept.push(link),
    async find(tokenHash, at) {
      const link = open(tokenHash, at)
      return link && (link.staffId === null ? 'nobody yet' : staff.find(({ id }) => id === link.staffId))
    },
    async use(tokenHash, at) {
      const link = open(tokenHash, at)
      if (link) kept = kept.filter(({ staffId }) => staffId !== link.staffId)
      return link !== undefined
    },
  }
}
