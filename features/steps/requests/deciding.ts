import { Given, When } from '@cucumber/cucumber'
import * as work from '../../support/actors/desk-work.ts'
import type { World } from '../../support/world.ts'

When("Ines approves {word}'s {string}: {string}", async function (this: World, name, service, words) {
  const desk = await this.ines()
  await work.opensDecision(desk, 'Approve', service, await this.member(name))
  await work.decides(desk, 'Approve', words)
})

When("Ines denies {word}'s {string}: {string}", async function (this: World, name, service, words) {
  const desk = await this.ines()
  await work.opensDecision(desk, 'Deny', service, await this.member(name))
  await work.decides(desk, 'Deny', words)
})

Given("Ines is about to approve {word}'s {string}", async function (this: World, name, service) {
  await work.opensDecision(await this.ines(), 'Approve', service, await this.member(name))
})

When('Ines approves it all the same', async function (this: World) {
  await work.decides(await this.ines(), 'Approve')
})

When("Ines denies {word}'s {string} without a signal", async function (this: World, name, service) {
  const desk = await this.ines()
  await work.opensDecision(desk, 'Deny', service, await this.member(name))
  await work.losesSignal(desk)
  await work.decides(desk, 'Deny')
})
