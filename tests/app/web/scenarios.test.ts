import { describe, expect, it } from 'vitest'
import { playScenario } from '../../../.storybook/scenarios/play-scenario.ts'
import { scenarios } from '../../../.storybook/scenarios/scenarios.ts'

const goals = [
  { id: 'one', title: 'One', pointsRequired: 100 },
  { id: 'two', title: 'Two', pointsRequired: 500 },
]
const answers: Readonly<Record<string, unknown>> = {
  '/api/points-goals': goals,
  '/api/user/goal-progress': goals.map(({ id }) => ({ goalId: id, state: 'not reached', pointsMissing: 1 })),
  '/api/user/vouchers': [{ title: 'Mine' }],
  '/api/admin/users': [
    { id: 'mia', firstName: 'Mia' },
    { id: 'noor', firstName: 'Noor' },
  ],
}

const server = () => ({
  fetch: async (input: RequestInfo | URL) =>
    Response.json(answers[new URL(String(input), 'http://clinic.example').pathname], {
      headers: { 'X-Total-Count': '2' },
    }),
})

const at = (path: string) => `http://clinic.example${path}`

async function told(scenario: string, path: string) {
  const page = server()
  playScenario(scenario, page)
  return (await page.fetch(at(path))).json()
}

describe('a scenario', () => {
  it('measures each reward by the points that it gives', async () => {
    expect(await told('near', '/api/user/goal-progress')).toMatchObject([
      { state: 'claimable', percent: 100, pointsMissing: 0 },
      { state: 'not reached', percent: 49, pointsMissing: 255 },
    ])
  })

  it('gives a new member no past, and long titles to whoever wants to see them', async () => {
    expect(await told('newcomer', '/api/user/vouchers')).toEqual([])
    expect((await told('long', '/api/points-goals'))[0].title.length).toBeGreaterThan(60)
  })

  it('keeps who is who in a list, and what stands beside it', async () => {
    const page = server()
    playScenario('platinum', page)
    const answer = await page.fetch(at('/api/admin/users'))
    expect(answer.headers.get('X-Total-Count')).toBe('2')
    expect(await answer.json()).toMatchObject([
      { id: 'mia', tier: 'Platinum' },
      { id: 'noor', tier: 'Platinum' },
    ])
  })

  it('refuses what is sent, reaches nothing, and ends without a trace', async () => {
    const page = server()
    const { fetch } = page
    const end = playScenario('refused', page)
    expect((await page.fetch(at('/api/points-goals'))).status).toBe(200)
    expect((await page.fetch(new Request(at('/api/user/vouchers'), { method: 'POST' }))).status).toBe(409)
    end()
    expect(page.fetch).toBe(fetch)
    await expect(told('offline', '/api/points-goals')).rejects.toThrow('Failed to fetch')
  })

  it('is as the story is when nobody asked for one', () => {
    const page = server()
    const { fetch } = page
    for (const name of [undefined, 'usual']) playScenario(name, page)
    expect(page.fetch).toBe(fetch)
    expect(Object.keys(scenarios)).toHaveLength(8)
  })
})
