import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Stryker } from '@stryker-mutator/core'
import { rulesOf } from './modules.ts'
import type { NoGap } from './no-gap.ts'

export interface Mutant extends Omit<NoGap, 'because'> {
  readonly lineNumber: number
  readonly caught: boolean
}

const modules = fileURLToPath(new URL('../../../src/modules', import.meta.url))

/** Mutates a module's rules one by one, and checks whether a test fails each time. */
export async function mutantsOf(module: string): Promise<readonly Mutant[]> {
  process.env['MUTATED_MODULE'] = module
  const results = await new Stryker({
    configFile: 'tests/support/mutation/stryker.config.mjs',
    mutate: rulesOf(module),
  }).runMutationTest()
  return results.flatMap(result => mutantFrom(result) ?? [])
}

type Result = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

const verdicts = new Map<Result['status'], boolean>([
  ['Killed', true],
  ['Timeout', true],
  ['Survived', false],
  ['NoCoverage', false],
])

/** Undefined for a mutant that couldn't be tested, such as one that doesn't load. */
function mutantFrom({ status, fileName, location, replacement = '' }: Result): Mutant | undefined {
  const caught = verdicts.get(status)
  if (caught === undefined) return undefined
  const lines = readFileSync(fileName, 'utf8').split('\n')
  const { start, end } = location
  const [before = '', after = ''] = [lines[start.line - 1], lines[end.line - 1]]
  return {
    file: relative(modules, fileName),
    lineNumber: start.line,
    line: before.trim(),
    becomes: inOneLine(`${before.slice(0, start.column - 1)}${replacement}${after.slice(end.column - 1)}`),
    caught,
  }
}

const inOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
