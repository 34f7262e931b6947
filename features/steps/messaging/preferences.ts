import { Then, When } from '@cucumber/cucumber'
import { Choosing } from '../../support/browser/choosing.ts'
import type { World } from '../../support/world.ts'

const choosing = async (world: World, name: string) => new Choosing(await world.member(name), world.clinic)

When(
  '{word} says {string} to {string}',
  async function (this: World, name: string, words: string, about: string) {
    await (await choosing(this, name)).says(words, about)
  },
)

When('{word} allows texts to {string}', async function (this: World, name: string, number: string) {
  await (await choosing(this, name)).allowsTexts(number)
})

When('{word} opens the preferences link of a mail', async function (this: World, name: string) {
  await (await choosing(this, name)).opensLinkOfMail()
})

When('{word} opens her preferences', async function (this: World, name: string) {
  await (await choosing(this, name)).opens()
})

When('{word} enters the code that was texted to her', async function (this: World, name: string) {
  await (await choosing(this, name)).entersCode()
})

When('{word} enters a code that was not texted to her', async function (this: World, name: string) {
  await (await choosing(this, name)).entersWrongCode()
})

Then('{word} finds {string} among her decisions', async function (this: World, name: string, words: string) {
  await (await choosing(this, name)).finds(words)
})
