import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { requestFrom } from '../../../features/runner/request.ts'

const root = dirname(dirname(dirname(import.meta.dirname)))
const features = globSync('features/**/*.feature', { cwd: root })
const textOf = (file: string) => readFileSync(join(root, file), 'utf8')
const areaOf = (file: string) => `@${file.split('/')[1]}`

describe('the tags of the features', () => {
  it.each(features)('%s is tagged with its area', file => {
    const [tags = ''] = textOf(file).split('\nFeature:')
    expect(tags.split(/\s+/)).toContain(areaOf(file))
  })

  it('stand with the room that they are about, or with the module', () => {
    const isThere = (folder: string) => existsSync(join(root, 'src/modules', folder))
    const folders = new Set(features.map(file => dirname(file).slice('features/'.length)))
    expect([...folders].filter(folder => !isThere(folder))).toEqual([])
  })

  it('name an example of each area that shows at once whether it lives', () => {
    const tagged = features.filter(file => /^\s*(@\S+ )*@smoke\b/m.test(textOf(file)))
    expect(new Set(tagged.map(areaOf))).toEqual(new Set(features.map(areaOf)))
  })
})

describe('what npm run feature is asked for', () => {
  it.each([
    ['features/tiers/a.feature', 'features/tiers/a.feature --parallel 0'],
    ['features/tiers/a.feature:12', 'features/tiers/a.feature:12 --parallel 0'],
    ['--name The first treatment', '--name The first treatment --parallel 0'],
    ['features/tiers', 'features/tiers'],
    ['@smoke', '--tags @smoke'],
    ['--tags @smoke', '--tags @smoke'],
    ['--show @smoke --report /tmp/report', '--tags @smoke --parallel 0'],
  ])('%s', (words, forCucumber) =>
    expect(requestFrom(words.split(' ')).forCucumber.join(' ')).toBe(forCucumber),
  )

  it('keeps what is its own', () => {
    const asked = requestFrom(['--show', '@smoke', '--report', '/tmp/report'])
    expect(asked).toMatchObject({ shown: true, steps: false, report: '/tmp/report' })
    expect(requestFrom(['--steps'])).toMatchObject({ steps: true, shown: false })
  })
})
