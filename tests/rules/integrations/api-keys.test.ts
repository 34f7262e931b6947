import { describe, expect, it } from 'vitest'
import { type ApiKey, hintOf, keyOf, stateOf } from '../../../src/modules/integrations/api-keys/api-key.ts'
import { openApiKeys } from '../../../src/modules/integrations/api-keys/api-keys.ts'
import { awardPoints } from '../../../src/modules/integrations/public-api/award-points.ts'
import type { Award, PublicApiPorts } from '../../../src/modules/integrations/public-api/ports.ts'

const at = (time: string) => new Date(`2026-11-21T${time}Z`)

function keysAt(time: { now: Date }) {
  const rows = new Map<string, ApiKey>()
  const uses: Date[] = []
  const change = (id: string, part: Partial<ApiKey>) => {
    for (const [key, row] of rows) if (row.id === id) rows.set(key, { ...row, ...part })
    return [...rows.values()].find(row => row.id === id)
  }
  const door = openApiKeys({
    keys: {
      add: async (row, key) =>
        void rows.set(key, { ...row, limitedAt: null, lastUsedAt: null, revokedAt: null }),
      all: async () => [...rows.values()],
      find: async key => rows.get(key),
      revoke: async (id, revokedAt) => change(id, { revokedAt }),
      recordUse: async (id, lastUsedAt) => {
        uses.push(lastUsedAt)
        change(id, { lastUsedAt })
      },
      recordLimit: async (id, limitedAt) => void change(id, { limitedAt }),
    },
    newSecret: () => 'a-secret-word',
    now: () => time.now,
    timeZone: 'America/Los_Angeles',
  })
  return { door, uses }
}

const wanted = {
  name: 'Till',
  scopes: ['points:award', 'points:award'],
  endsOn: null,
  createdBy: 'Olga',
} as const

describe('a key', () => {
  it('says what it is, and is known again by its end', () => {
    expect(keyOf('abcdef')).toBe('vlr_abcdef')
    expect(hintOf('vlr_abcdef')).toBe('cdef')
  })

  it.each([
    [null, null, 'working'],
    [null, '2026-11-21', 'working'],
    [null, '2026-11-20', 'ended'],
    [at('12:00:00'), '2026-11-20', 'revoked'],
    [at('12:00:00'), null, 'revoked'],
  ])('revoked at %s and ending on %s is %s', (revokedAt, endsOn, state) => {
    expect(stateOf({ revokedAt, endsOn }, '2026-11-21')).toBe(state)
  })

  it('is for each scope once, and can end on the day on which it is made', async () => {
    const time = { now: at('18:00:00') }
    const { door } = keysAt(time)
    const { apiKey, key } = await door.createApiKey({ ...wanted, endsOn: '2026-11-21' })
    expect([key, apiKey.hint, apiKey.scopes]).toEqual(['vlr_a-secret-word', 'word', ['points:award']])
    expect([apiKey.createdAt, apiKey.lastUsedAt, apiKey.revokedAt]).toEqual([time.now, null, null])
    await expect(door.createApiKey({ ...wanted, endsOn: '2026-11-20' })).rejects.toThrow('not over yet')
  })

  it('is found while it works, and its use is noted once a minute', async () => {
    const time = { now: at('18:00:00') }
    const { door, uses } = keysAt(time)
    const { apiKey, key } = await door.createApiKey(wanted)
    expect(await door.findApiKey('vlr_another')).toBeUndefined()
    for (const second of ['00', '59']) {
      time.now = at(`18:00:${second}`)
      expect((await door.findApiKey(key))?.id).toBe(apiKey.id)
    }
    time.now = at('18:01:00')
    await door.findApiKey(key)
    expect(uses).toEqual([at('18:00:00'), at('18:01:00')])
    await door.revokeApiKey(apiKey.id)
    expect(await door.findApiKey(key)).toBeUndefined()
    expect(uses).toHaveLength(2)
    await expect(door.revokeApiKey('another')).rejects.toThrow('does not exist')
    expect([door.keysToday(), (await door.listApiKeys()).length]).toEqual(['2026-11-21', 1])
  })
})

describe('an award by a program', () => {
  const mia = { id: 'mia-id', email: 'mia@velora.test', role: 'member' }
  const ports = (awarded: Award[]) =>
    ({
      findPatient: async (id: string) =>
        id === mia.id ? mia : id === 'olga-id' ? { ...mia, role: 'staff' } : undefined,
      patientByEmail: async (email: string) => (email === mia.email ? mia : undefined),
      awardTreatment: async (award: Award) => {
        awarded.push(award)
        return { memberId: mia.id, points: 5, balance: 5 }
      },
    }) as unknown as PublicApiPorts
  const rest = {
    serviceId: 'facial',
    customPoints: 5,
    locationId: undefined,
    allowDuplicate: false,
    actor: 'key:1',
  }

  it.each([mia.id, mia.email])('is the desk’s, for the member that is named: %s', async member => {
    const awarded: Award[] = []
    expect((await awardPoints(ports(awarded), { ...rest, member })).balance).toBe(5)
    expect(awarded).toEqual([{ ...rest, email: mia.email }])
  })

  it.each(['olga-id', 'nobody-id', 'nobody@velora.test'])('is none for %s', async member => {
    await expect(awardPoints(ports([]), { ...rest, member })).rejects.toThrow('There is no member')
  })
})
