import { expect } from '../expect.ts'
import type { Member } from './member.ts'

/** A request as a member fills it in. */
export interface Wish {
  readonly service?: string
  readonly day?: string
  readonly note?: string
}

export async function looksAtRequests({ page }: Member): Promise<void> {
  await page.goto('/request-points')
  await expect(page.getByRole('heading', { name: 'Your requests' })).toBeVisible()
}

export async function fillsInRequest(member: Member, wish: Wish): Promise<void> {
  await looksAtRequests(member)
  await fillsInForm(member, wish)
}

export async function fillsInForm({ page }: Member, { service, day, note }: Wish): Promise<void> {
  const form = page.getByRole('form', { name: 'Your visit' })
  const services = form.getByLabel('Service')
  const option = services.locator('option', { hasText: service ?? 'Select a service' })
  await services.selectOption((await option.first().getAttribute('value')) ?? '')
  if (day) await form.getByLabel('Treatment date').fill(day)
  if (note) await form.getByLabel('Notes').fill(note)
}

export async function sendsRequest({ page }: Member): Promise<void> {
  await page.getByRole('form', { name: 'Your visit' }).getByRole('button', { name: 'Request Points' }).click()
}

export async function hasFilledIn(
  { page }: Member,
  { service, note }: Required<Omit<Wish, 'day'>>,
): Promise<void> {
  const form = page.getByRole('form', { name: 'Your visit' })
  await expect(form.getByLabel('Service').locator('option:checked')).toContainText(service)
  await expect(form.getByLabel('Notes')).toHaveValue(note)
}

export function requestFor({ page }: Member, service: string) {
  return page
    .getByRole('list', { name: 'Your requests' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: service }) })
}
