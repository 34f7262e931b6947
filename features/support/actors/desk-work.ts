import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect } from '../expect.ts'
import { waitForTexts } from '../wait-for-texts.ts'
import type { Desk } from './desk.ts'
import type { Member } from './member.ts'

export async function isTold({ page }: Desk, title: string, text?: string): Promise<void> {
  await waitForTexts(page, title, ...(text ? [text] : []))
}

export async function reads({ page }: Desk, text: string): Promise<void> {
  await expect(page.getByText(text).first()).toBeVisible()
}

export async function choosesService({ page }: Desk, service: string): Promise<void> {
  const services = page.getByLabel('Service', { exact: true })
  const option = services.locator('option', { hasText: service })
  await services.selectOption((await option.first().getAttribute('value')) ?? '')
}

export const sendsAward = ({ page }: Desk) => page.getByRole('button', { name: 'Award Points' }).click()

export async function picksPatient({ page }: Desk, letters: string): Promise<void> {
  await page.getByLabel('Customer email').fill(letters)
  await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().click()
}

export async function losesSignal({ page }: Desk): Promise<void> {
  await page.context().setOffline(true)
}

export async function undoesAward({ page }: Desk, service: string, { fullName }: Member): Promise<void> {
  await page.getByRole('button', { name: `Undo ${service} for ${fullName}` }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo Award' }).click()
}

export async function looksUpVoucher({ page }: Desk, code: string): Promise<void> {
  if (!page.url().endsWith('/admin/vouchers')) await page.goto('/admin/vouchers')
  await page.getByLabel('Voucher code').fill(code)
  await page.getByRole('button', { name: 'Look Up' }).click()
}

export const usesVoucher = ({ page }: Desk) =>
  page.getByRole('button', { name: 'Redeem', exact: true }).click()

export async function undoesVoucher({ page }: Desk, title: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^Undo redemption of ${title}`) }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
}

export async function opensDecision(
  { page }: Desk,
  verdict: 'Approve' | 'Deny',
  service: string,
  { fullName }: Member,
): Promise<void> {
  if (!page.url().endsWith('panel=service-requests')) await page.goto('/admin?panel=service-requests')
  await page.getByRole('button', { name: `${verdict} ${service} for ${fullName}` }).click()
}

export async function decides({ page }: Desk, verdict: 'Approve' | 'Deny', words = ''): Promise<void> {
  const dialog = page.getByRole('dialog')
  if (words) await dialog.getByLabel(verdict === 'Approve' ? /Admin notes/ : 'Reason').fill(words)
  await dialog.getByRole('button', { name: verdict, exact: true }).click()
}

export async function startsScreen({ page }: Desk, description: string): Promise<void> {
  await page.goto('/admin/desk')
  await page.getByRole('button', { name: new RegExp(description) }).click()
  await page.getByRole('img', { name: 'QR code to check in' }).waitFor()
}

/** A screenshot of the desk's screen. */
export const photographOf = ({ page }: Desk) =>
  page.getByRole('img', { name: 'QR code to check in' }).screenshot()

export async function downloads(desk: Desk, description: string): Promise<{ name: string; width: number }> {
  await desk.page.goto('/admin/qr-codes')
  const saved = desk.page.waitForEvent('download')
  await desk.page.getByRole('button', { name: `Download ${description}` }).click()
  const file = await saved
  const { width } = await sharp(await readFile(await file.path())).metadata()
  return { name: file.suggestedFilename(), width }
}
