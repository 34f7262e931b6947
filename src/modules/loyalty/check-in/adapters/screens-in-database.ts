import { defineEntity, p } from '@mikro-orm/core'
import type { Cache } from '#platform/database/cache.ts'
import type { Database } from '#platform/database/database.ts'
import type { DeskScreen, DeskScreens } from '../ports.ts'

export const DeskScreenTable = defineEntity({
  name: 'DeskScreen',
  tableName: 'loyalty.desk_screen',
  properties: {
    id: p.uuid().primary(),
    codeId: p.uuid(),
    startedBy: p.text(),
    startedAt: p.datetime(),
    until: p.datetime(),
    endedAt: p.datetime().strictNullable(),
  },
})

interface MovableScreens extends DeskScreens {
  /** Switches the screens that show the old code to the new one. */
  move(replacement: { readonly oldId: string; readonly newId: string }): Promise<void>
}

export function screensInDatabase(database: Database, cache: Cache): MovableScreens {
  const find = async (id: string) => {
    const screen = await database.em().findOne(DeskScreenTable, { id, endedAt: null })
    return screen ? plain(screen) : undefined
  }
  const screens = cache.readThrough('desk-screen', find)
  return {
    find: id => screens.get(id),
    async add({ id, codeId, startedBy, startedAt, until }) {
      await database.em().insert(DeskScreenTable, { id, codeId, startedBy, startedAt, until })
      cache.invalidate('desk-screen', id)
    },
    async running(at) {
      const where = { endedAt: null, until: { $gt: at } }
      const found = await database.em().find(DeskScreenTable, where, { orderBy: { id: 'desc' }, limit: 100 })
      return found.map(plain)
    },
    async move({ oldId, newId }) {
      await database.em().nativeUpdate(DeskScreenTable, { codeId: oldId, endedAt: null }, { codeId: newId })
      // Query after the update: a screen that started in between would otherwise keep the old code cached.
      for (const { id } of await database.em().find(DeskScreenTable, { codeId: newId, endedAt: null }))
        cache.invalidate('desk-screen', id)
    },
    async end(id, at) {
      cache.invalidate('desk-screen', id)
      const where = { id, endedAt: null, until: { $gt: at } }
      return (await database.em().nativeUpdate(DeskScreenTable, where, { endedAt: at })) > 0
    },
  }
}

const plain = ({ endedAt: _still, ...screen }: DeskScreen & { readonly endedAt: Date | null }): DeskScreen =>
  screen
