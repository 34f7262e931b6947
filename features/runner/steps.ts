import { relative } from 'node:path'
import { Writable } from 'node:stream'
import { type IRunConfiguration, runCucumber } from '@cucumber/cucumber/api'

interface Step {
  readonly pattern: string
  readonly file: string
  readonly line: number
  /** A feature's line that uses it. */
  example?: string
}

/** Every step by the file that defines it, each with an example, found without running anything. */
export async function stepCatalogue(configuration: IRunConfiguration): Promise<string> {
  const steps = new Map<string, Step>()
  const texts = new Map<string, string>()
  await runCucumber(
    { ...configuration, formats: silent, runtime: { ...configuration.runtime, dryRun: true, parallel: 0 } },
    quietly,
    ({ stepDefinition, pickle, testCase }) => {
      if (stepDefinition) {
        const { id, pattern, sourceReference } = stepDefinition
        const file = relative(process.cwd(), sourceReference.uri ?? '')
        steps.set(id, { pattern: pattern.source, file, line: sourceReference.location?.line ?? 0 })
      }
      for (const { id, text } of pickle?.steps ?? []) texts.set(id, text)
      for (const { pickleStepId, stepDefinitionIds } of testCase?.testSteps ?? []) {
        const step = steps.get(stepDefinitionIds?.[0] ?? '')
        if (step) step.example ??= texts.get(pickleStepId ?? '') ?? ''
      }
    },
  )
  const byFile = Map.groupBy(steps.values(), ({ file }) => file)
  return [...byFile].map(([file, those]) => `${file}\n${those.map(lineOf).join('\n')}\n`).join('\n')
}

const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() })
/** Cucumber checks without printing. */
export const quietly = { stdout: nowhere, stderr: nowhere }

const silent = { stdout: 'message', files: {}, publish: false as const, options: {} }

function lineOf({ pattern, line, example }: Step): string {
  return `  ${pattern}  (line ${line})\n      ${example ? `e.g. ${example}` : 'used nowhere'}`
}
