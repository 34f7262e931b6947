import { spawn } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { nothing, type Outcome, withProblems } from './outcome.ts'

export interface Suite {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** The report that the command writes, and how to count it; a command without one is a single check. */
  readonly report?: {
    readonly path: string
    /** Patterns, relative to `root`, for the files that the report must include. */
    readonly expected: readonly string[]
    readonly read: (text: string, expected: readonly string[], root: string) => Outcome
  }
}

/**
 * Runs a suite to its end; if quiet, only returns its output. Neither its exit code nor its report alone is trusted.
 */
export async function runSuite(
  { name, command, env, report }: Suite,
  { root, quiet = false }: { readonly root: string; readonly quiet?: boolean },
): Promise<Outcome & { readonly output: string }> {
  const { code, output } = await finished(command, env, root, quiet)
  return { ...outcomeOf({ name, command, ...(report && { report }) }, code, root), output }
}

function outcomeOf({ name, report }: Suite, code: number | string, root: string): Outcome {
  if (!report) {
    if (code === 0) return { ...nothing, passed: 1 }
    return withProblems(nothing, [`${name} ended with ${code}`])
  }
  const counted = readReport(name, report, root)
  if (counted.failed > 0) return counted
  if (code !== 0) return withProblems(counted, [`${name} ended with ${code}, although nothing in it failed`])
  return counted.passed > 0 ? counted : withProblems(counted, [`${name} ran nothing`])
}

function readReport(
  name: string,
  { path, expected, read }: NonNullable<Suite['report']>,
  root: string,
): Outcome {
  if (!existsSync(path)) return withProblems(nothing, [`${name} left no report`])
  const files = expected.flatMap(pattern => globSync(pattern, { cwd: root })).map(file => `${root}/${file}`)
  if (files.length === 0) return withProblems(nothing, [`${name}: no file is there to be run`])
  try {
    return read(readFileSync(path, 'utf8'), files, root)
  } catch (error) {
    return withProblems(nothing, [`${name} left a report that can’t be read: ${error}`])
  }
}

function finished(command: readonly string[], env: Suite['env'], root: string, quiet: boolean) {
  const [program = '', ...args] = command
  return new Promise<{ readonly code: number | string; readonly output: string }>(resolve => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    })
    const lines: string[] = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => lines.push(String(chunk)))
    child.once('error', error => resolve({ code: 127, output: String(error) }))
    child.once('close', (status, signal) => resolve({ code: status ?? signal ?? 1, output: lines.join('') }))
  })
}
