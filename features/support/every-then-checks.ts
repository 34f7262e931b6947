import { AfterStep, BeforeStep } from '@cucumber/cucumber'
import { beginStep, whatIsUnchecked } from './checks.ts'

BeforeStep(beginStep)

AfterStep(({ pickleStep, result }) => {
  const isThen = pickleStep.type === 'Outcome' && result.status === 'PASSED'
  const problem = isThen ? whatIsUnchecked() : undefined
  if (problem) throw new Error(problem)
})
