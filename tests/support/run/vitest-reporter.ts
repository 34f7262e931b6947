import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestModule } from 'vitest/node'

/** A Vitest run's results for the runner: every file with its tests, and every error outside of tests. */
export interface VitestReport {
  readonly modules: readonly {
    readonly file: string
    readonly state: string
    readonly ms: number
    readonly passed: number
    readonly failed: number
    readonly skipped: readonly string[]
    readonly errors: readonly string[]
  }[]
  readonly errors: readonly string[]
}

/** The environment variable with the report's path. */
export const reportVariable = 'VITEST_REPORT'

/** Vitest's own JSON report leaves out errors outside of tests: a broken import, a hook, an unhandled rejection. */
export default class WholeReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const path = process.env[reportVariable]
    if (!path) throw new Error(`${reportVariable} names no file for the report.`)
    const report: VitestReport = { modules: modules.map(reported), errors: errors.map(messageOf) }
    writeFileSync(path, JSON.stringify(report))
  }
}

function reported(module: TestModule): VitestReport['modules'][number] {
  const tests = [...module.children.allTests()]
  const inState = (state: string) => tests.filter(test => test.result().state === state)
  const suites = [module, ...module.children.allSuites()]
  return {
    file: module.moduleId,
    state: module.state(),
    ms: Math.round(wholeTimeOf(module)),
    passed: inState('passed').length,
    failed: inState('failed').length,
    skipped: [...inState('skipped'), ...inState('pending')].map(({ fullName }) => fullName),
    errors: suites.flatMap(suite => suite.errors()).map(messageOf),
  }
}

function wholeTimeOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic()
  return environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
}

function messageOf(error: { readonly message?: string }): string {
  return error.message ?? String(error)
}
