import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serverFlags } from '../../src/platform/node-flags.mjs'
import { isWorthCollecting } from '../../src/server/release-memory.ts'

const megabytes = (count: number) => count * 2 ** 20

describe('memory is given back', () => {
  it('after the start, whatever there is to do', () => {
    expect(isWorthCollecting({ heapBytes: megabytes(80), leftBytes: undefined, busy: 1 })).toBe(true)
  })

  it('when a campaign is over, and not while it is sent', () => {
    const grown = { heapBytes: megabytes(90), leftBytes: megabytes(45) }
    expect(isWorthCollecting({ ...grown, busy: 0.6 })).toBe(false)
    expect(isWorthCollecting({ ...grown, busy: 0.01 })).toBe(true)
  })

  it('not where there is little to give back', () => {
    const leftBytes = megabytes(45)
    expect(isWorthCollecting({ heapBytes: megabytes(60), leftBytes, busy: 0 })).toBe(false)
    expect(isWorthCollecting({ heapBytes: megabytes(62), leftBytes, busy: 0 })).toBe(true)
    // A large clinic's processes keep more: a quarter of it is worth the pause.
    expect(isWorthCollecting({ heapBytes: megabytes(240), leftBytes: megabytes(200), busy: 0 })).toBe(false)
  })
})

describe('V8’s settings for a server', () => {
  const textOf = (path: string) => readFileSync(join(import.meta.dirname, '../..', path), 'utf8')

  it('are the same however it is started', () => {
    const words = serverFlags.map(flag => `"${flag}"`).join(', ')
    expect(textOf('src/operations/Dockerfile')).toContain(`CMD ["node", ${words}, "src/commands/main.ts"]`)
    expect(textOf('docker-compose.yml')).toContain(
      `[node, ${serverFlags.join(', ')}, src/commands/worker.ts]`,
    )
    expect(textOf('src/operations/debian/velora@.service')).toContain(
      `${serverFlags.join(' ')} src/commands/`,
    )
    // Loading a whole clinic takes more memory than a server.
    const [maps, youngHeap] = serverFlags
    expect(textOf('package.json')).toContain(`"cli": "node ${maps} ${youngHeap} src/commands/cli.ts"`)
    expect(textOf('src/platform/launch.mjs')).toContain('[...flags, join(root, file), ...words]')
  })
})
