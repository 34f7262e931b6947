import { Then, When } from '@cucumber/cucumber'
import { expect } from '../../support/expect.ts'
import type { World } from '../../support/world.ts'

let keys = 0

When(
  "Ines, who looks at today's visits, awards {string} a {string} by keyboard",
  async function (this: World, letters: string, service: string) {
    const { page } = await this.desk()
    await page.goto('/admin/today')
    await expect(page.getByRole('heading', { level: 2, name: 'Today' })).toBeVisible()
    keys = 0
    const presses = async (key: string) => {
      keys += 1
      await page.keyboard.press(key)
    }
    await presses('Control+k')
    await expect(page.getByLabel('Patient, panel or action')).toBeFocused()
    await page.keyboard.type(letters)
    await presses('Enter')
    const services = page.getByLabel('Service', { exact: true })
    await expect(services).toBeFocused()
    await expect(services.locator('option', { hasText: service })).toBeAttached()
    await page.keyboard.type(service)
    await presses('Enter')
  },
)

Then('it took Ines at most {int} keys beside the letters', (most: number) => {
  expect(keys).toBeLessThanOrEqual(most)
})
