import { describe, expect, it } from 'vitest'
import { shownInCode } from './code.ts'
import { customerAnswers } from './customer-answers.ts'
import { customerScreens } from './customer-screens.ts'
import { customerStates } from './customer-states.ts'
import { examplesOfFeatures } from './examples.ts'
import type { Shown } from './shown.ts'
import { staffAnswers } from './staff-answers.ts'
import { staffScreens } from './staff-screens.ts'
import { unchecked } from './words.ts'

// Every row of the specification has a tag: `customer-` or `staff-`, its section, its name. An example carries it as a tag,
// a test or a story in a comment line above it (`// @customer-8-failed-login @…`). What carries it has to check something,
// and together those that carry it have to check the row's words, if it has any.
const rows: Readonly<Record<string, string | readonly string[]>> = {
  ...customerScreens,
  ...customerStates,
  ...customerAnswers,
  ...staffScreens,
  ...staffAnswers,
}

const examples = await examplesOfFeatures()
const shown: readonly Shown[] = [...examples, ...shownInCode()]
const isOfSpecification = (tag: string) => /^@(?:customer|staff)-\d/.test(tag)
const showing = (tag: string) => shown.filter(({ tags }) => tags.includes(`@${tag}`))

describe('the features', () => {
  it('have a Then in every example, and one definition for every step', () => {
    expect(examples.flatMap(({ where, problem }) => (problem ? [`${where} ${problem}`] : []))).toEqual([])
  })

  it('give no two examples of a file the same title', () => {
    const places = Map.groupBy(examples, ({ file, title }) => `${file}: ${title}`)
    const twice = [...places].filter(([, same]) => new Set(same.map(({ scenario }) => scenario)).size > 1)
    expect(twice.map(([title]) => title)).toEqual([])
  })
})

describe('the specification', () => {
  it.each(Object.keys(rows))('has something that shows @%s and checks its words', tag => {
    const by = showing(tag)
    expect(by).not.toEqual([])
    expect(
      by.flatMap(({ where, title, problem }) => (problem ? [`${where} ${title} ${problem}`] : [])),
    ).toEqual([])
    const row = rows[tag] ?? ''
    expect(unchecked(typeof row === 'string' ? [] : row, by)).toEqual([])
  })

  it('has a row for every tag', () => {
    const strange = shown.flatMap(({ tags, where }) =>
      tags
        .filter(tag => isOfSpecification(tag) && !Object.hasOwn(rows, tag.slice(1)))
        .map(tag => `${where} ${tag}`),
    )
    expect(strange).toEqual([])
  })
})
