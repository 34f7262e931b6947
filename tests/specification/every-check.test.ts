import { describe, expect, it } from 'vitest'
import { shownInModule } from './code.ts'
import { type Example, examplesBy } from './examples.ts'
import { parsed } from './syntax.ts'
import { unchecked } from './words.ts'

const hooks = ['--import', 'features/support/every-then-checks.ts']
const steps = ['--import', 'tests/specification/emptied-steps.ts']
const emptied = await examplesBy(...hooks, ...steps, 'tests/specification/emptied.feature')

describe('an example', () => {
  const whyNot = ({ problem, outcome }: Example) => problem ?? outcome.split('\n')[0]

  it.each([
    ['Checked', ''],
    ['No steps', 'has no steps'],
    ['No Then', 'has no Then'],
    ['An empty Then', 'Error: This step checks nothing: a Then has to expect something.'],
    ['An expectation without a matcher', 'Error: This step checks nothing: a Then has to expect something.'],
    ['An empty And', 'Error: This step checks nothing: a Then has to expect something.'],
    ['Not waited for', 'Error: This step does not wait for what it checks.'],
    ['No such step', 'has 0 definitions for "nobody wrote this one"'],
  ])('like “%s” is told: %s', (title, reason) => {
    expect(emptied.filter(example => example.title === title).map(whyNot)).toEqual([reason])
  })
})

describe('a test', () => {
  const shownIn = (source: string, file = 'tests/x.test.ts') => shownInModule(parsed(file, source))[0]

  it.each([
    ['expects nothing', "it('says “Hello”', () => { greet('Hello') })"],
    ['expects nothing', "it('says “Hello”', () => { expect(greet('Hello')) })"],
    ['expects nothing', "it('says “Hello”', () => { expect.objectContaining({ is: 'Hello' }) })"],
    ['is not run', "it.skip('says “Hello”', () => { expect(greet()).toBe('Hello') })"],
    ['is not run', "it.todo('says “Hello”')"],
    ['stands above no test or story', "const greeting = 'Hello'"],
  ])('%s in: %s', (problem, source) => {
    expect(shownIn(`// @customer-8-hello\n${source}`)).toMatchObject({ problem, tags: ['@customer-8-hello'] })
  })

  it.each([
    ["it('greets', () => { expect(greet()).toBe('Hello') })"],
    ["it('greets', async () => { const hello = 'Hello'; await waitFor(() => expect(greet()).toBe(hello)) })"],
    ["const all = ['Hello']\nit('greets', () => { for (const each of all) expect(greet()).toBe(each) })"],
    ["const says = (text) => expect(greet()).toBe(text)\nit('greets', () => { says('Hello') })"],
    ["it.each([['Hello']])('greets', text => { expect(greet()).toBe(text) })"],
  ])('checks the words that it expects: %s', source => {
    const shown = shownIn(source)
    expect(shown).not.toHaveProperty('problem')
    expect(unchecked(['Hello'], shown ? [shown] : [])).toEqual([])
  })

  it.each([
    ["it('says Hello', () => { expect(greet()).toBe('Hi') })"],
    ["it('greets', () => { greet('Hello'); expect(greet()).toBe('Hi') })"],
    [
      "const greets = (text) => { greet(text); expect(greet()).toBe('Hi') }\nit('greets', () => { greets('Hello') })",
    ],
    ["it('greets', () => { expect(greet()).toBe('Hellos') })"],
    ["import { hello } from '../src/hello.ts'\nit('greets', () => { expect(greet()).toBe(hello) })"],
  ])('does not check words that it does not expect: %s', source => {
    const shown = shownIn(source)
    expect(unchecked(['Hello'], shown ? [shown] : [])).toEqual(['Hello'])
  })

  it('may be a story, with a `play` that expects', () => {
    const story = (play: string) =>
      shownIn(`export const Hello: Story = { ${play} }`, 'src/web/x.stories.tsx')
    expect(story("args: { text: 'Hello' }")).toMatchObject({ problem: 'expects nothing' })
    expect(story("play: async () => { await expect(canvas.findByText('Hello')).toBeVisible() }")).toEqual({
      title: 'Hello',
      texts: ['Hello'],
      tags: [],
      where: 'src/web/x.stories.tsx:1',
    })
  })
})
