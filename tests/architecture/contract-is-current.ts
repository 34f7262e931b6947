import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Emits the contract and the client anew and compares: what is committed must be what the routes say. */
const generated = ['openapi/openapi.json', 'openapi/access.md', 'src/web/api', 'ui-kit/icons.ts']

const before = contentOf(generated)
const { status } = spawnSync('npm', ['run', '--silent', 'api'], {
  stdio: ['ignore', 'ignore', 'inherit'],
  shell: process.platform === 'win32',
})
const after = contentOf(generated)
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  path => before.get(path) !== after.get(path),
)
if (status !== 0 || changed.length > 0) {
  process.stderr.write(
    `The contract is stale; it was made anew by \`npm run api\`, commit it:\n${changed.join('\n')}\n`,
  )
  process.exit(1)
}

function contentOf(places: readonly string[]): Map<string, string> {
  const files = places.flatMap(place =>
    statSync(place).isDirectory()
      ? readdirSync(place, { recursive: true, encoding: 'utf8' }).map(name => join(place, name))
      : [place],
  )
  return new Map(
    files.filter(path => statSync(path).isFile()).map(path => [path, readFileSync(path, 'utf8')]),
  )
}
