import { AfterStep, Before, BeforeStep } from '@cucumber/cucumber'
import { beginStep, whatIsUnchecked } from './checks.ts'
import { forgetHeard } from './toasts-said.ts'

Before(({ pickle: { name, steps } }) => {
  if (!steps.some(({ type }) => type === 'Outcome'))
    throw new Error(`"${name}" proves nothing: it has no step that begins with Then.`)
})

BeforeStep(beginStep)

BeforeStep(({ pickleStep }) => {
  if (pickleStep.type !== 'Outcome') forgetHeard()
})

AfterStep(({ pickleStep, result }) => {
  const isThen = pickleStep.type === 'Outcome' && result.status === 'PASSED'
  const problem = isThen ? whatIsUnchecked() : undefined
  if (problem) throw new Error(problem)
})
