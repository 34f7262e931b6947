import { expect, it } from 'vitest'
import type { DiaryPorts } from '../../../src/modules/diary/ports.ts'
import { purgeOrphanedPhotos } from '../../../src/modules/diary/purge-orphaned-photos.ts'

it('photos that were deleted go, except for one that storage does not let go', async () => {
  const left = new Set(Array.from({ length: 250 }, (_, n) => `photo ${n}`))
  const stuck = 'photo 3'
  const ports = {
    now: () => new Date(),
    photos: {
      giveUpUnused: async () => {},
      givenUp: async (limit: number, after = '') =>
        [...left]
          .sort()
          .filter(id => id > after)
          .slice(0, limit)
          .map(id => ({ memberId: 'mia', id })),
      remove: async ({ id }: { id: string }) => void left.delete(id),
    },
    store: {
      async remove(id: string) {
        if (id === stuck) throw new Error('Locked')
      },
    },
  } as unknown as DiaryPorts
  await expect(purgeOrphanedPhotos(ports)).rejects.toThrow('Locked')
  expect([...left]).toEqual([stuck])
})
