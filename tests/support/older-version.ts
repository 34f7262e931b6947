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
 * The commits before each of the last schema changes, newest first; fewer if the clone doesn't have them. Uncommitted
 * changes don't count.
 */
export function statesBefore(changes: number): readonly string[] {
  const found = git('log', '--format=%H', `-${changes}`, "-Gname: '[0-9]{4}[ -]", '--', 'src').split('\n')
  return found.flatMap(commit => {
    try {
      return commit ? [git('rev-parse', '--verify', '--quiet', `${commit}^`)] : []
    } catch {
      // The end of a shallow clone.
      return []
    }
  })
}

/**
 * Its sources in a separate folder with our packages: an older version used the same ones, plus some that were removed.
 */
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
