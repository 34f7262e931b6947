import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { wordings } from '../../../src/modules/privacy/intake.ts'
import { clinic } from '../../../src/web/data/clinic.ts'
import {
  consentWordings,
  ownTextOf,
  wordingVersion,
} from '../../../src/web/privacy/intake/consent-wordings.ts'
import { emptyDraft, submissionOf } from '../../../src/web/privacy/intake/intake-rules.ts'

/** A hash of each version. A version that members have agreed to never changes: new wording needs a new version. */
const known: Readonly<Record<string, string>> = {
  '2026-11-21': 'rPnbnqcXKe0bHi4PWEp2agalvT3oekhXCmy3p7Wd58o',
  '2026-11-27': 'pmPD5FOwtYi2cNB9CKHHqcAyjglrra9o3EMIiBEIwVY',
}

describe('the consent texts', () => {
  it('have the version that the server considers current', () => {
    expect(wordingVersion).toBe(wordings[0])
  })

  it('say what their version always said', () => {
    const text = JSON.stringify(consentWordings('the clinic'))
    expect(createHash('sha256').update(text).digest('base64url')).toBe(known[wordingVersion])
  })

  it('give way to the clinic’s own, and the intake names their version', () => {
    Object.assign(clinic, {
      pages: [
        { name: 'privacy', title: 'Privacy policy', version: 3 },
        { name: 'notice-of-privacy-practices', title: 'Notice of privacy practices', version: 0 },
      ],
    })
    expect(ownTextOf('privacyPolicyAccepted')).toMatchObject({ href: '/privacy/3' })
    expect(ownTextOf('hipaaConsentDate')).toBeUndefined()
    expect(ownTextOf('consentToTreatment')).toBeUndefined()
    expect(submissionOf(emptyDraft)).toMatchObject({ privacyPolicyVersion: 3, wording: wordingVersion })
    expect(submissionOf(emptyDraft)).not.toHaveProperty('privacyNoticeVersion')
  })
})
