import { describe, expect, it } from 'vitest'
import { whatToRun } from '../run/what-to-run.ts'

const asPatterns = (pattern: string) => [pattern]
const always = ['tests/architecture/**/*.test.ts', 'tests/rules/**/*.test.ts']

describe('what is checked for a change', () => {
  it('is always the rules and the structure of the code', () => {
    expect(whatToRun([], asPatterns)).toEqual({ testFiles: always, storyFiles: [], features: [] })
  })

  it.each([
    ['src/modules/tiers/tier.ts', 'tests/tiers/**/*.test.ts'],
    ['src/modules/loyalty/rewards/adapters/reward-routes.ts', 'tests/loyalty/**/*.test.ts'],
    ['src/platform/jobs/jobs.ts', 'tests/platform/**/*.test.ts'],
    ['src/platform/http/route.ts', 'tests/http/**/*.test.ts'],
    ['src/web/data/request.ts', 'tests/web/**/*.test.ts'],
    ['tests/diary/photos.test.ts', 'tests/diary/photos.test.ts'],
    ['tests/run/outcome.ts', 'tests/harness/**/*.test.ts'],
  ])('is for %s %s', (file, pattern) => {
    expect(whatToRun([file], asPatterns).testFiles).toContain(pattern)
  })

  it.each([
    ['ui-kit/button/button.tsx', 'ui-kit/button/*.stories.tsx'],
    ['src/web/staff/messages/sms/sms-panel.tsx', 'src/web/staff/messages/sms/*.stories.tsx'],
  ])('is for %s the stories beside it', (file, pattern) => {
    expect(whatToRun([file], asPatterns).storyFiles).toEqual([pattern])
  })

  it('is a file once, however many changes want it', () => {
    const { testFiles } = whatToRun(['src/modules/tiers/a.ts', 'src/modules/tiers/b.ts'], asPatterns)
    expect(testFiles.filter(file => file.includes('tests/tiers'))).toHaveLength(1)
  })

  it('names a changed feature, and generated calls bring no story', () => {
    const { features, storyFiles } = whatToRun(
      ['features/tiers/climbing-a-tier.feature', 'src/web/api/tiers/tiers.ts'],
      asPatterns,
    )
    expect(features).toEqual(['features/tiers/climbing-a-tier.feature'])
    expect(storyFiles).toEqual([])
  })
})
