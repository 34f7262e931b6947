import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

const frame = 'iframe[title="The app with your draft"]'

/** The app in Olga's preview frame. */
async function inFrame(world: World) {
  const { page } = await world.office()
  return page.frameLocator(frame)
}

async function previews(world: World) {
  const { page } = await world.office()
  await page.goto('/admin/program')
  await page.getByText('Preview as Mia').click()
  // The bottom of the phone can only be clicked when it's in view.
  await page.locator(frame).evaluate(phone =>
    (phone as unknown as { scrollIntoView(to: object): void }).scrollIntoView({
      block: 'end',
      behavior: 'instant',
    }),
  )
  return inFrame(world)
}

When('Olga previews the program and looks at the rewards', async function (this: World) {
  const preview = await previews(this)
  await preview.getByRole('link', { name: 'Rewards' }).click()
  await preview.getByText('Later', { exact: true }).click()
})

When('Olga previews the program and logs out there', async function (this: World) {
  const preview = await previews(this)
  await preview.getByRole('link', { name: /^Profile/ }).click()
  await preview.getByRole('button', { name: 'Log Out' }).click()
})

Then(
  /^Olga reads "([^"]*)"(?: and "([^"]*)")? in the preview$/,
  async function (this: World, first: string, second?: string) {
    const frame = await inFrame(this)
    for (const words of [first, second]) if (words) await expect(frame.getByText(words).first()).toBeVisible()
  },
)

Then('Mia does not find {string} among her rewards', async function (this: World, title: string) {
  const { page } = await this.member('Mia')
  await page.goto('/rewards')
  await page.getByText('Later', { exact: true }).click()
  await expect(page.getByRole('heading', { name: '$25 Credit' })).toBeVisible()
  await expect(page.getByText(title)).toHaveCount(0)
})
