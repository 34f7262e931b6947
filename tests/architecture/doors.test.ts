import { basename, dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { roomsIn } from './budgets/budgets.ts'
import { callNamesOf, type SourceFile, sourceFiles } from './budgets/code.ts'

/** What each room that holds something of a member answers; `module.ts` asks them one by one. */
const ofEachRoom = new Set(['personalDataOf', 'eraseMembers'])

/** Calls that two rooms of one module have: a module's door is its rooms' calls, so that one would hide the other. */
function hiddenCalls(files: readonly SourceFile[]): readonly string[] {
  const owners = new Map<string, string[]>()
  for (const room of roomsIn(files)) {
    const door = files.find(({ path }) => path === `${room}/${basename(room)}.ts`)
    for (const call of door ? callNamesOf(door, basename(room)) : []) {
      const name = `${dirname(room)}: ${call}`
      if (!ofEachRoom.has(call)) owners.set(name, [...(owners.get(name) ?? []), basename(room)])
    }
  }
  return [...owners]
    .filter(([, rooms]) => rooms.length > 1)
    .map(([name, rooms]) => `${name} in ${rooms.join(', ')}`)
}

const door = (room: string, name: string, call: string): SourceFile => ({
  path: `src/modules/loyalty/${room}/${room}.ts`,
  text: `export interface ${name} { ${call}(): void; eraseMembers([]): void }`,
  lines: 1,
})

describe('the rooms of a module', () => {
  it('hide no call of each other in its front door', () => {
    expect(hiddenCalls(sourceFiles('.'))).toEqual([])
  })

  it('are seen when they do', () => {
    const planted = [door('points', 'Points', 'list'), door('rewards', 'Rewards', 'list')]
    expect(hiddenCalls(planted)).toEqual(['src/modules/loyalty: list in points, rewards'])
    expect(hiddenCalls([door('points', 'Points', 'list'), door('rewards', 'Rewards', 'claim')])).toEqual([])
  })
})
