import { expect, it, onTestFinished } from 'vitest'
import {
  type PartName,
  type ProgramDocument,
  partNames,
} from '../../../src/modules/program/rules/document.ts'
import { openTestApp, type TestApp } from '../../support/app.ts'
import { openEngine } from '../../support/databases.ts'

const olga = { id: 'staff:olga', name: 'Olga', isOwner: true }

type Edits = { readonly [Name in PartName]: (was: ProgramDocument[Name]) => ProgramDocument[Name] }

const saying = (word: string): Edits => ({
  places: ({ places }) => ({ places: places.map(place => ({ ...place, phone: word })) }),
  menu: menu => ({
    categories: [...menu.categories, { id: word, name: word }],
    services: menu.services.map(service => ({ ...service, aftercare: word })),
  }),
  rewards: ({ rewards }) => ({ rewards: rewards.map(reward => ({ ...reward, description: word })) }),
  codes: ({ codes }) => ({
    codes: codes.map(code => ({ ...code, description: `${code.description} ${word}` })),
  }),
  tiers: ({ tiers, milestones }) => ({ milestones, tiers: tiers.map(tier => ({ ...tier, perks: [word] })) }),
  pages: ({ pages }) => ({ pages: pages.map(page => ({ ...page, text: word })) }),
  brand: ({ brand }) => ({ brand: { ...brand, appName: word } }),
  rules: ({ rules }) => ({ rules: { ...rules, welcomeText: word } }),
})

async function edit<Name extends PartName>({ modules }: TestApp, part: Name, edits: Edits): Promise<void> {
  const { revision, contents } = await modules.program.readDraft(part)
  await modules.program.saveDraft(part, edits[part](contents), { seen: revision, by: olga })
}

async function publish(app: TestApp, edits: Edits): Promise<number | undefined> {
  for (const part of partNames) await edit(app, part, edits)
  const { revision: seen } = await app.modules.program.readOverview()
  const published = await app.modules.program.publishDraft({
    note: '',
    seen,
    by: olga,
    shortenedBecause: 'A test',
  })
  return published.version?.number
}

/** Loads whatever members are shown. */
async function look({ modules: { content, loyalty, tiers } }: TestApp): Promise<void> {
  await content.readClinic()
  await content.listServices()
  await content.listLocations()
  await content.listPages()
  await loyalty.listGoals()
  await loyalty.listCheckInCodes()
  await tiers.tierNames()
}

it('a second instance publishes on what is in force, also where no word of it has come yet', async () => {
  // The embedded database sends no words from one instance to another: the second one never hears.
  const engine = await openEngine('embedded')
  const here = await openTestApp({ database: 'embedded', engine })
  onTestFinished(here.stop)
  const there = await openTestApp({ database: 'embedded', engine: { ...engine, close: async () => {} } })
  onTestFinished(there.stop)
  await look(there)
  const first = await publish(here, saying('first'))
  expect(first).toBeDefined()
  expect(await there.modules.content.listPages()).not.toContainEqual(
    expect.objectContaining({ name: 'terms' }),
  )

  const record = { note: 'What is in force', by: 'Velora', begins: false }
  expect((await there.modules.program.recordCurrentVersion(record))?.number).toBe(first)
  expect(await publish(there, saying('second'))).toBe((first ?? 0) + 1)
  expect(await there.modules.content.readPage('terms')).toMatchObject({ version: 2 })
})
