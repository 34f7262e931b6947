import type {
  DeskScreen,
  DeskScreens,
  ScanProofs,
  WaitingScan,
  WaitingScans,
} from '../../../src/modules/loyalty/check-in/ports.ts'

export function screensInMemory(): DeskScreens {
  const screens = new Map<string, DeskScreen>()
  const running = (at: Date) => [...screens.values()].filter(({ until }) => until > at).reverse()
  return {
    add: async screen => void screens.set(screen.id, screen),
    find: async id => screens.get(id),
    running: async at => running(at),
    end: async (id, at) => running(at).some(screen => screen.id === id) && screens.delete(id),
  }
}

export function scanProofsInMemory(): ScanProofs {
  const latest = new Map<string, string>()
  return {
    issue: async (memberId, id) => void latest.set(memberId, id),
    use: async (memberId, id) => latest.get(memberId) === id && latest.delete(memberId),
    forget: async memberId => void latest.delete(memberId),
  }
}

export function waitingScansInMemory(
  kept: WaitingScan[],
  entries: readonly { readonly memberId: string; readonly reference: string | undefined }[],
): WaitingScans {
  const isCounted = ({ memberId, reference }: WaitingScan) =>
    entries.some(entry => entry.memberId === memberId && entry.reference === reference)
  const waiting = (since: Date) =>
    kept.filter(scan => scan.status === 'waiting' && scan.scannedAt > since && !isCounted(scan))
  return {
    async add(scan, since, most) {
      const own = kept.filter(({ memberId }) => memberId === scan.memberId)
      const same = own.find(({ reference }) => reference === scan.reference)
      if (same) return same.status
      if (own.filter(({ scannedAt }) => scannedAt > since).length >= most) return undefined
      kept.push(scan)
      return scan.status
    },
    waitingSince: async (since, limit, after = '') =>
      waiting(since)
        .filter(({ id }) => id > after)
        .slice(0, limit),
    countWaitingSince: async since => waiting(since).length,
    waitingOf: async (memberId, since) => waiting(since).filter(scan => scan.memberId === memberId),
    of: async memberId => kept.filter(scan => scan.memberId === memberId).reverse(),
    find: async id => kept.find(scan => scan.id === id),
    async decide({ id, status, at, since }) {
      const found = kept.find(scan => scan.id === id && scan.status === 'waiting' && scan.scannedAt > since)
      if (!found) return undefined
      const decided = { ...found, status, decidedAt: at }
      kept[kept.indexOf(found)] = decided
      return decided
    },
    async forget(memberId) {
      for (const scan of kept.filter(each => each.memberId === memberId)) kept.splice(kept.indexOf(scan), 1)
    },
  }
}
