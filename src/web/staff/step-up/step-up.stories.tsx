import type { Meta, StoryObj } from '@storybook/react-vite'
import { useMutation } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { getProveByCodeMockHandler } from '#api/step-up/step-up.msw.ts'
import { Button } from '#ui-kit/actions/button/button.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { Text } from '#ui-kit/layout/text/text.tsx'
import { inApp } from '../../app/in-app.fixtures.tsx'
import { fetchOk } from '../../data/request.ts'
import { afresh, dialog, presses, refused, sees } from '../staff.fixtures.ts'
import { StepUp } from './step-up.tsx'

const message =
  'Please confirm it’s you with a passkey, your code or a recovery code. Nothing has been changed yet.'

/** A staff action for which the server requires proof. */
function Exporting() {
  const exporting = useMutation({ mutationFn: () => fetchOk('/api/admin/patients.csv') })
  return (
    <Stack gap="m">
      <Button onClick={() => exporting.mutate()}>Export Patient List</Button>
      {exporting.isSuccess && <Text>Exported</Text>}
      {exporting.error && <Text>{exporting.error.message}</Text>}
      <StepUp />
    </Stack>
  )
}

let isProved = false

const meta = {
  component: StepUp,
  render: () => <Exporting />,
  decorators: [inApp({ path: '/admin/overview' })],
  beforeEach: ({ msw }) => {
    isProved = false
    msw.use(
      http.get('*/api/admin/patients.csv', () =>
        isProved
          ? HttpResponse.text('First name\r\n')
          : HttpResponse.json({ code: 'step-up-needed', message }, { status: 403 }),
      ),
      getProveByCodeMockHandler(() => {
        isProved = true
        return { codesLeft: null }
      }),
    )
    return afresh()
  },
} satisfies Meta<typeof StepUp>

export default meta
type Story = StoryObj<typeof meta>

const enters = async (code: string) => {
  await presses('Export Patient List')
  const opened = within(await dialog())
  if (code) await userEvent.type(opened.getByLabelText('Your code'), code)
  await userEvent.click(opened.getByRole('button', { name: 'Continue' }))
}

export const Asked: Story = {
  play: async () => {
    await presses('Export Patient List')
    const field = within(await dialog()).getByLabelText('Your code')
    await waitFor(() => expect(field).toBeVisible())
  },
}

export const AskedWhereAPasskeyIs: Story = {
  beforeEach: () => localStorage.setItem('passkeys-here', '["a-passkey"]'),
  play: async () => {
    await presses('Export Patient List')
    const touch = within(await dialog()).getByRole('button', { name: 'Use a Passkey' })
    await waitFor(() => expect(touch).toBeVisible())
  },
}

/** The action continues automatically. */
export const GoesOn: Story = {
  play: async () => {
    await enters('24682468')
    await sees('Exported')
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull())
  },
}

export const NothingTyped: Story = {
  play: async () => {
    await enters('')
    await sees('Please enter your code')
  },
}

export const WrongCode: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        'post',
        '/api/admin/proof',
        400,
        'wrong-proof',
        'That didn’t match your code, your password or an unused recovery code.',
      ),
    ),
  play: async () => {
    await enters('00000000')
    await sees(/didn’t match your code, your password/)
    await waitFor(() => expect(within(document.body).getByLabelText('Your code')).toHaveFocus())
  },
}

/** With the last recovery code: none are left. */
export const ByRecoveryCode: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getProveByCodeMockHandler(() => {
        isProved = true
        return { codesLeft: 0 }
      }),
    ),
  play: async () => {
    await enters('k7qm-4xvd-92hp-3wts')
    await sees('None are left. Create new ones soon.')
    await sees('Exported')
  },
}

/** Closing it shows why nothing was done. */
export const ThoughtBetterOf: Story = {
  play: async () => {
    await presses('Export Patient List')
    await presses('Close', await dialog())
    await sees(/^403: Please confirm it’s you/)
  },
}
