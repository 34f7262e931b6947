import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const own = join(import.meta.dirname, '../..')
const git = (...words: readonly string[]) =>
  execFileSync('git', words, { cwd: own, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

export interface OlderVersion {
  readonly commit: string
  readonly folder: string
  remove(): void
}

/**
 * The states of the product before each of its last changes of tables, the newest first; fewer where the clone does not
 * have them. Only what is committed is a change.
 */
export function statesBefore(changes: number): readonly string[] {
  const found = git('log', '--format=%H', `-${changes}`, "-Gname: '[0-9]{4}[ -]", '--', 'src').split('\n')
  return found.flatMap(commit => {
    try {
      return commit ? [git('rev-parse', '--verify', '--quiet', `${commit}^`)] : []
    } catch {
      // A shallow clone ends here.
      return []
    }
  })
}

/** Its sources in a folder of their own, with our packages: a version before has no others than ours but those that left. */
export function olderVersion(commit: string): OlderVersion {
  const folder = mkdtempSync(join(tmpdir(), 'velora-older-'))
  git('worktree', 'add', '--quiet', '--force', '--detach', folder, commit)
  symlinkSync(join(own, 'node_modules'), join(folder, 'node_modules'))
  return {
    commit: git('rev-parse', '--short=8', commit),
    folder,
    remove() {
      git('worktree', 'remove', '--force', folder)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
