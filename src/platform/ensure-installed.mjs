// Runs before `npm start` and `npm test` with whatever Node the host has, so: plain JavaScript, no packages.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../../', import.meta.url)
const stamp = new URL('node_modules/.installed-lock', root)
const wanted = createHash('sha256')
  .update(readFileSync(new URL('package-lock.json', root)))
  .digest('hex')
const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : ''

if (installed !== wanted) {
  process.stdout.write('Installing packages (about a minute, once)…\n')
  const result = spawnSync('npm', ['ci', '--loglevel=error'], { cwd: root, stdio: 'inherit' })
  if (result.status !== 0) process.exit(result.status ?? 1)
  writeFileSync(stamp, wanted)
}
