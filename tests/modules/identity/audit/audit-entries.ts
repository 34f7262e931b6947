import { expect } from 'vitest'
import type { Browser } from '../../../support/client.ts'

export interface Entry {
  readonly id: string
  readonly at: string
  readonly staffId: string
  readonly staffName: string
  readonly action: string
  readonly actionTitle: string
  readonly memberName: string | null
  readonly subject: string | null
  readonly memberEmail: string | null
}

export const special = {
  title: 'Autumn Glow',
  description: 'A calm hour.',
  discountType: 'percentage',
  discountValue: 20,
  validFrom: '2026-11-01',
  validUntil: '2026-11-30',
}

export const path = (search: Readonly<Record<string, string>> = {}) =>
  `/api/admin/audit?${new URLSearchParams(search)}`

export const listed = async (browser: Browser, search?: Readonly<Record<string, string>>) => {
  const answer = await browser.get(path(search))
  expect(answer.status, answer.text).toBe(200)
  // Each test begins by opening the staff area: that has a test of its own.
  const all = answer.json<Entry[]>()
  const entries = all.filter(({ action }) => action !== 'openStaffArea')
  const total = Number(answer.headers['x-total-count']) - (all.length - entries.length)
  return { entries, total, answer }
}

export const titles = (entries: readonly Entry[]) =>
  entries.map(({ staffName, actionTitle, memberName }) => [staffName, actionTitle, memberName])
