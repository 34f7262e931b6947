import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { clearDrafts } from '../../../data/drafts.ts'
import { body, categories, service, type } from '../draft/program.fixtures.ts'
import { TemplatesDialog } from './templates-dialog.tsx'

const meta = {
  component: TemplatesDialog,
  args: { menu: { categories, services: [] }, onDone: fn(), onClose: fn() },
  beforeEach: clearDrafts,
} satisfies Meta<typeof TemplatesDialog>

export default meta
type Story = StoryObj<typeof meta>

const add = async (name: string) => userEvent.click(await body().findByRole('button', { name }))
const offer = async (name: RegExp) => userEvent.click(await body().findByRole('checkbox', { name }))

/** Nothing is added without the clinic's own price. */
export const Chosen: Story = {
  play: async ({ args }) => {
    await expect(await body().findByRole('button', { name: 'Add 0 Services' })).toBeDisabled()
    await offer(/^Lip Filler/)
    await offer(/^HydraFacial/)
    await type('Price of Lip Filler in dollars', '650')
    await add('Add 2 Services')
    await expect(await body().findByText('Please enter a price, like 650')).toBeVisible()
    await expect(args.onDone).not.toHaveBeenCalled()
    await expect(body().getByLabelText('Price of HydraFacial in dollars')).toHaveFocus()
    await type('Price of HydraFacial in dollars', '1,250.00')
    await add('Add 2 Services')
    await expect(args.onDone).toHaveBeenCalledWith(
      expect.objectContaining({
        added: 2,
        menu: {
          categories: [...categories, expect.objectContaining({ name: 'Skincare' })],
          services: [
            expect.objectContaining({ name: 'Lip Filler', categoryId: 'fillers', pointsEarned: 65 }),
            expect.objectContaining({ name: 'HydraFacial', price: '1250.00', pointsEarned: 125 }),
          ],
        },
      }),
    )
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** Examples that are already on the menu are left out. */
export const PartlyOnTheMenu: Story = {
  args: { menu: { categories, services: [service(1, 'lip filler')] } },
  play: async () => {
    const fillers = within(await body().findByRole('list', { name: 'Fillers' }))
    await expect(fillers.getAllByRole('checkbox')).toHaveLength(3)
    await expect(fillers.getAllByText('Example')).toHaveLength(3)
  },
}
