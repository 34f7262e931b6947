import { globSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { whatToRun } from '../run/what-to-run.ts'

const asPatterns = (pattern: string) => [pattern]

describe('what is checked for a change', () => {
  it('is nothing that has nothing to do with it', () => {
    expect(whatToRun(['README.md'], asPatterns)).toEqual({
      ...{ testFiles: [], storyFiles: [], features: [] },
      changesContract: false,
    })
  })

  it('is a module’s tests, a few dozen files, for a new field of members', () => {
    const changed = [
      'src/modules/identity/accounts/members.ts',
      'src/modules/identity/accounts/adapters/members-in-database.ts',
      'src/modules/patients/adapters/database.ts',
      'openapi/openapi.json',
      'src/web/api/schemas/user.ts',
      'src/web/identity/accounts/rules.ts',
    ]
    const { testFiles, changesContract } = whatToRun(changed, pattern => globSync(pattern))
    expect(testFiles.length).toBeLessThan(80)
    expect(testFiles).toContain('tests/modules/identity/reset-password.test.ts')
    expect(changesContract).toBe(true)
  })

  it('is what takes long only where that was changed itself', () => {
    const long = 'tests/failure/campaign-killed.nightly.test.ts'
    expect(whatToRun(['tests/failure/x.test.ts'], () => [long]).testFiles).toEqual([])
    expect(whatToRun([long], asPatterns).testFiles).toEqual([long])
  })

  it.each([
    ['src/modules/tiers/tier.ts', 'tests/modules/tiers/**/*.test.ts'],
    ['src/platform/kernel/ids.ts', 'tests/platform/kernel/*.test.ts'],
    ['src/server/findings.ts', 'tests/app/*.test.ts'],
    ['src/modules/loyalty/rewards/adapters/reward-routes.ts', 'tests/modules/loyalty/**/*.test.ts'],
    ['src/platform/jobs/jobs.ts', 'tests/platform/**/*.test.ts'],
    ['src/platform/http/route.ts', 'tests/http/**/*.test.ts'],
    ['src/web/data/request.ts', 'tests/app/web/**/*.test.ts'],
    ['tests/modules/diary/photos.test.ts', 'tests/modules/diary/photos.test.ts'],
    ['tests/support/run/outcome.ts', 'tests/support/harness/*.test.ts'],
  ])('is for %s %s', (file, pattern) => {
    expect(whatToRun([file], asPatterns).testFiles).toContain(pattern)
  })

  it.each([
    ['ui-kit/actions/button/button.tsx', 'ui-kit/actions/button/*.stories.tsx'],
    ['src/web/staff/messages/sms/sms-panel.tsx', 'src/web/staff/messages/sms/*.stories.tsx'],
  ])('is for %s the stories beside it', (file, pattern) => {
    expect(whatToRun([file], asPatterns).storyFiles).toEqual([pattern])
  })

  it('is a file once, however many changes want it', () => {
    const { testFiles } = whatToRun(['src/modules/tiers/a.ts', 'src/modules/tiers/b.ts'], asPatterns)
    expect(testFiles.filter(file => file === 'tests/modules/tiers/**/*.test.ts')).toHaveLength(1)
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
