import { beforeEach, describe, expect, it } from 'vitest'
import { openClinic } from './clinic.ts'

let clinic: ReturnType<typeof openClinic>
beforeEach(() => {
  clinic = openClinic()
})

describe('a link that opens the staff area once', () => {
  const tokenIn = (url = '') => url.split('=')[1] ?? ''
  const opening = (token: string) => ({ token, name: undefined, address: '10.0.0.7' })

  it('makes the first owner, with a code that is shown then, and only where there is none', async () => {
    const link = await clinic.identity.issueFirstLink()
    expect(link?.url).toMatch(/^https:\/\/velora\.test\/admin\/welcome#first=[\w-]{43}$/)
    const { id, ...arrival } = await clinic.identity.openSignInLink(opening(tokenIn(link?.url)))
    expect(arrival).toEqual({ name: 'Owner', role: 'owner', code: '10000000' })
    expect(clinic.staff).toEqual([
      expect.objectContaining({ id, name: 'Owner', lookup: 'now 10000000', codeHash: 'hash of 10000000' }),
    ])
    expect(clinic.done).toEqual(['Owner: openSignInLink of staff Owner (owner, the first) from 10.0.0.7'])
    expect(await clinic.identity.issueFirstLink()).toBeUndefined()
  })

  it('lets in whom it was issued for, under their own name and with the code that they have', async () => {
    const { person, code } = await clinic.identity.addStaff('Ruth', 'clinical')
    const link = await clinic.identity.issueSignInLink(person.id)
    expect(link.url).toMatch(/#link=/)
    expect(link.expiresAt.getTime() - clinic.clock.now().getTime()).toBe(24 * 3_600_000)
    const arrival = await clinic.identity.openSignInLink({ ...opening(tokenIn(link.url)), name: 'Eve' })
    expect(arrival).toEqual({ id: person.id, name: 'Ruth', role: 'clinical', code: null })
    expect(await clinic.identity.verifyStaffCode(code)).toMatchObject({ name: 'Ruth' })
    expect(clinic.done).toEqual(['Ruth: openSignInLink of staff Ruth (clinical) from 10.0.0.7'])
  })

  it('opens nothing when it is too old, unknown, or somebody was faster', async () => {
    const refused = { code: 'invalid-sign-in-link' }
    const token = tokenIn((await clinic.identity.issueFirstLink())?.url)
    await expect(clinic.identity.openSignInLink(opening('unknown'))).rejects.toMatchObject(refused)
    const both = [
      clinic.identity.openSignInLink(opening(token)),
      clinic.identity.openSignInLink(opening(token)),
    ]
    const settled = await Promise.allSettled(both)
    expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(clinic.staff).toHaveLength(1)
    const { person } = await clinic.identity.addStaff('Ruth', 'clinical')
    const { url } = await clinic.identity.issueSignInLink(person.id)
    clinic.clock.advance({ hours: 24 })
    await expect(clinic.identity.openSignInLink(opening(tokenIn(url)))).rejects.toMatchObject(refused)
  })
})
