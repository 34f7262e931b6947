import type { Meta } from '@storybook/react-vite'
import { HttpResponse } from 'msw'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { getListAllPromotionsMockHandler } from '#api/promotions/promotions.msw.ts'
import type { Promotion } from '#api/schemas/index.ts'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { saveDraft } from '../../data/drafts.ts'
import { SpecialsPanel } from './specials-panel.tsx'

export const special = (title: string, change: Partial<Promotion> = {}): Promotion => ({
  id: `id of ${title}`,
  title,
  description: 'A calm hour for tired skin.',
  discountType: 'percentage',
  discountValue: 20,
  validFrom: '2020-01-01',
  validUntil: '2099-12-31',
  isActive: true,
  targetAudience: 'ALL',
  ...change,
})

export const several = [
  special('Glow Weeks'),
  special('Next Spring', { validFrom: '2098-03-01', discountType: 'points', discountValue: 50 }),
  special('Light for Gold', { discountType: 'service', discountValue: 0, targetAudience: 'VIP_GOLD' }),
  special('Last Winter', { validUntil: '2020-02-28', discountType: 'fixed', discountValue: 25 }),
]

export const shownMeta = {
  component: SpecialsPanel,
  args: { title: 'Monthly Specials & Promotions' },
  decorators: [inApp({ path: '/admin' })],
  beforeEach: ({ msw }) => {
    saveDraft('special')
    msw.use(getListAllPromotionsMockHandler(several))
  },
} satisfies Meta<typeof SpecialsPanel>

export const shows = (words: string | RegExp) =>
  waitFor(() => expect(within(document.body).getAllByText(words)[0]).toBeVisible())

export const problem = (status: number, message: string, errors: readonly object[] = []) =>
  HttpResponse.json({ message, code: 'refused', errors }, { status })

export async function fill(canvasElement: HTMLElement) {
  const form = within(await within(canvasElement).findByRole('form', { name: 'New monthly special' }))
  await userEvent.type(form.getByLabelText('Title'), 'Autumn Glow')
  await userEvent.type(form.getByLabelText('Description'), 'A calm hour.')
  await userEvent.selectOptions(form.getByLabelText('Type'), 'fixed')
  await userEvent.type(form.getByLabelText('Value'), '12.50')
  fireEvent.change(form.getByLabelText('Valid from'), { target: { value: '2026-11-01' } })
  fireEvent.change(form.getByLabelText('Valid until'), { target: { value: '2026-11-30' } })
  await userEvent.selectOptions(form.getByLabelText('Audience'), 'VIP_GOLD')
  return form
}

export const create = async (canvasElement: HTMLElement) => {
  const form = await fill(canvasElement)
  await userEvent.click(form.getByRole('button', { name: 'Create Monthly Special' }))
  return form
}
