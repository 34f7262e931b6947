import type { Meta, StoryObj } from '@storybook/react-vite'
import { delay, HttpResponse, http } from 'msw'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { getChangeSignInAddressMockHandler } from '#api/contact-changes/contact-changes.msw.ts'
import { getListContactsMockHandler } from '#api/contacts/contacts.msw.ts'
import { getCorrectDetailsMockHandler } from '#api/details/details.msw.ts'
import { getReadPatientMockHandler } from '#api/patients/patients.msw.ts'
import { getReadIntakeMockHandler } from '#api/privacy/privacy.msw.ts'
import { getListPatientVouchersMockHandler } from '#api/rewards/rewards.msw.ts'
import { getCheckStaffSessionMockHandler } from '#api/staff/staff.msw.ts'
import { getReadTimelineMockHandler } from '#api/timeline/timeline.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { afresh, dialog, inTwoParts, presses, refused, unreachable } from '../../staff.fixtures.ts'
import { currentTexts, intake, longName, mia } from '../patients.fixtures.ts'
import { handlers, history, page, seen } from './patient-screen.fixtures.ts'
import { PatientScreen } from './patient-screen.tsx'
import type { PatientTimelineProps } from './patient-timeline.tsx'

/** Keeps the choice, as the URL does in the app. */
function Chosen(props: PatientTimelineProps) {
  const [only, setOnly] = useState(props.only)
  return (
    <PatientScreen
      {...props}
      only={only}
      onOnly={chosen => {
        setOnly(chosen)
        props.onOnly(chosen)
      }}
    />
  )
}

const meta = {
  component: PatientScreen,
  decorators: [inApp({ path: `/admin/patients/${mia.id}` })],
  args: { id: mia.id, only: undefined, onOnly: fn() },
  render: args => <Chosen {...args} />,
  beforeEach: ({ msw }) => {
    msw.use(...handlers())
    return afresh()
  },
} satisfies Meta<typeof PatientScreen>

export default meta
type Story = StoryObj<typeof meta>

const changed = fn<(change: unknown) => void>()

export const AtTheFrontDesk: Story = {
  play: async () => {
    await seen('Mia Hart')
    await seen('Counted twice by mistake')
    for (const words of [
      'Opted in to offers by email',
      'Opted out of offers by text messages',
      'Undone',
      'Pending',
    ])
      await seen(words)
    await seen(/ · by Dr. Ruiz · Beverly Hills · balance 385 points$/)
    await expect(page().queryByText('Medical answers')).toBeNull()
    await expect(page().getAllByText('Mia Hart')).toHaveLength(1)
  },
}

const nothing = { address: null, treatments: null, lastVisit: null, tier: null, isBlocked: false }

/** Two systems, because two records were merged. */
export const Imported: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getReadPatientMockHandler({
        ...mia,
        imported: [
          {
            ...nothing,
            source: 'Vagaro',
            address: '1840 Wilshire Boulevard, Apartment 12, Santa Monica, CA 90403',
            treatments: 'Botox; HydraFacial',
            lastVisit: '2026-10-31',
          },
          { ...nothing, source: 'Square', tier: 'Gold', isBlocked: true },
        ],
      }),
    ),
  play: async () => {
    await seen('From Vagaro')
    await seen('Oct 31, 2026')
    await seen('From Square')
    await expect(page().getAllByText('Address')).toHaveLength(1)
    await expect(page().getAllByText('Last visit')).toHaveLength(1)
    await seen('Blocked')
  },
}

export const ForTheDoctor: Story = {
  beforeEach: ({ msw }) =>
    msw.use(getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Dr. Ruiz', role: 'clinical' })),
  play: async () => {
    await seen('Medical answers')
    await expect(page().queryByText('Lidocaine')).toBeNull()
    await presses('Show Medical Answers')
    await seen('Lidocaine')
    await expect(page().getByRole('heading', { name: 'Medical answers' })).toHaveFocus()
  },
}

/** The patient is at the desk and can't read the old address anymore. */
export const ChangesTheSignInAddress: Story = {
  beforeEach: ({ msw }) => {
    changed.mockClear()
    msw.use(
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Tess Hart', role: 'manager' }),
      getChangeSignInAddressMockHandler(async ({ request }) => {
        changed(await request.json())
        return { success: true }
      }),
    )
  },
  play: async () => {
    await presses(`Change ${mia.email}`)
    await expect(page().queryByText('Print Claim Card')).toBeNull()
    const asked = within(await dialog())
    await presses('Change Address', await dialog())
    await expect(asked.getByText('Please enter the new email address')).toBeVisible()
    await userEvent.type(asked.getByLabelText('New email'), 'mia.hart@velora.example')
    await userEvent.type(asked.getByLabelText('New email again'), 'mia.heart@velora.example')
    await presses('Change Address', await dialog())
    await expect(asked.getByText('These two addresses don’t match')).toBeVisible()
    await userEvent.clear(asked.getByLabelText('New email again'))
    await userEvent.type(asked.getByLabelText('New email again'), 'mia.hart@velora.example')
    await presses('Change Address', await dialog())
    await seen('Sign-In Address Changed')
    await expect(changed).toHaveBeenCalledWith({ email: 'mia.hart@velora.example', replaces: mia.email })
  },
}

/** She claimed her membership by phone, so an address that the desk added doesn't sign her in. */
export const SetsTheFirstSignInAddress: Story = {
  beforeEach: ({ msw }) => {
    changed.mockClear()
    const email = { kind: 'email', value: 'mia@velora.example', isValid: true, verifiedAt: null } as const
    msw.use(
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Tess Hart', role: 'manager' }),
      getReadPatientMockHandler({ ...mia, email: '' }),
      getListContactsMockHandler([{ ...email, isShared: false }]),
      getChangeSignInAddressMockHandler(async ({ request }) => {
        changed(await request.json())
        return { success: true }
      }),
    )
  },
  play: async () => {
    await presses('Use to Sign In: mia@velora.example')
    await presses('Use This Address', await dialog())
    await seen('Sign-In Address Set')
    await expect(changed).toHaveBeenCalledWith({ email: 'mia@velora.example', replaces: null })
  },
}

/** A typo in the name. */
export const CorrectsTheDetails: Story = {
  beforeEach: ({ msw }) => {
    changed.mockClear()
    let patient = mia
    msw.use(
      http.get('*/api/admin/users/:id', () => HttpResponse.json(patient)),
      getCorrectDetailsMockHandler(async ({ request }) => {
        changed(await request.json())
        patient = { ...mia, lastName: 'Harte' }
        return { success: true }
      }),
    )
  },
  play: async () => {
    await presses('Correct Name or Birthday')
    const asked = within(await dialog())
    await expect(asked.getByLabelText('Birthday (optional)')).toHaveValue('1991-05-14')
    await userEvent.clear(asked.getByLabelText('First name'))
    await presses('Save', await dialog())
    await expect(asked.getByText('First name is required')).toBeVisible()
    await userEvent.type(asked.getByLabelText('First name'), 'Mia')
    await userEvent.type(asked.getByLabelText('Last name (optional)'), 'e')
    await presses('Save', await dialog())
    await seen('Mia Harte')
    const was = { firstName: 'Mia', lastName: 'Hart', birthday: '1991-05-14' }
    await expect(changed).toHaveBeenCalledWith({ ...was, lastName: 'Harte', replaces: was })
  },
}

/** The page then shows what the colleague changed. */
export const CorrectedMeanwhile: Story = {
  beforeEach: ({ msw }) => {
    let patient = mia
    msw.use(
      http.get('*/api/admin/users/:id', () => HttpResponse.json(patient)),
      http.post('*/api/admin/patients/:id/details', () => {
        patient = { ...mia, firstName: 'Maria' }
        return HttpResponse.json(
          { code: 'details-changed', message: 'Please check and try again.', status: 409 },
          { status: 409 },
        )
      }),
    )
  },
  play: async () => {
    await presses('Correct Name or Birthday')
    await presses('Save', await dialog())
    await seen('Maria Hart')
  },
}

/** A card lets in only those who never signed in. */
export const NeverSignedIn: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Tess Hart', role: 'manager' }),
      getReadPatientMockHandler({ ...mia, lastLoginAt: null }),
    ),
  play: async () => {
    const link = await page().findByRole('link', { name: 'Print Claim Card' })
    await expect(link).toHaveAttribute('href', `/admin/claim-cards?member=${mia.id}`)
  },
}

/** A newer intake with a blank answer doesn't say that there is no allergy. */
export const AllergyLeftOutOfTheNewerIntake: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Dr. Ruiz', role: 'clinical' }),
      getReadIntakeMockHandler({
        memberId: mia.id,
        versions: [{ ...intake, version: 2, allergies: '' }, intake],
        older: 0,
        currentTexts,
      }),
    ),
  play: async () => {
    await presses('Show Medical Answers')
    await seen('Left blank (version 1: Lidocaine)')
    await expect(page().getAllByText('Left blank')).toHaveLength(4)
    await expect(page().queryByText('None')).toBeNull()
    await expect(page().getAllByText('May 14, 1991')).toHaveLength(3)
  },
}

export const OlderMedicalAnswers: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Dr. Ruiz', role: 'clinical' }),
      http.get('*/api/admin/users/:id/intake', ({ request }) => {
        const below = new URL(request.url).searchParams.get('below')
        const version = below ? Number(below) - 1 : 12
        return HttpResponse.json({
          memberId: mia.id,
          versions: [{ ...intake, version }],
          older: version - 11,
          currentTexts,
        })
      }),
    ),
  play: async () => {
    await presses('Show Medical Answers')
    await seen(/^Version 12,/)
    await seen('Agreed to version 3 (current version: 4)')
    await seen('Agreed to standard wording')
    await presses('Show Older Versions')
    await seen(/^Version 11,/)
    await expect(page().queryByRole('button', { name: 'Show Older Versions' })).toBeNull()
  },
}

const anneliese = { ...mia, email: 'anneliese.brandt-hohenberg@velora.example' }

/** How many lines each text in it takes. */
const linesOf = (element: HTMLElement) =>
  [...element.childNodes].flatMap(node => {
    const range = document.createRange()
    range.selectNodeContents(node)
    return node.nodeType === Node.TEXT_NODE ? range.getClientRects().length : []
  })

export const OnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  beforeEach: ({ msw }) => msw.use(getReadPatientMockHandler(anneliese)),
  play: async () => {
    await seen(anneliese.email)
    await seen(/ · used on May 3, 2026$/)
    await expect(linesOf(page().getByText(anneliese.email))).toEqual([1, 1, 1, 1])
    const notified = await page().findByText('Notified: Points earned, VIP Upgrade!')
    const bell = notified.previousElementSibling?.getBoundingClientRect()
    await expect(bell?.bottom).toBeGreaterThan(notified.getBoundingClientRect().top)
  },
}

/** Each notification says what it was about. The server applies the filter, so it covers a long history, too. */
export const OnlyMessages: Story = {
  play: async ({ args }) => {
    await seen('Notified: Points earned, VIP Upgrade!')
    await presses('Messages')
    await seen('Opted in to offers by email')
    await expect(page().getByRole('button', { name: 'Messages' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page().queryByText('Counted twice by mistake')).toBeNull()
    await presses('All')
    await seen('Counted twice by mistake')
    await expect(args.onOnly).toHaveBeenLastCalledWith(undefined)
  },
}

export const NothingYet: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      getCheckStaffSessionMockHandler({ isAdmin: true, name: 'Dr. Ruiz', role: 'clinical' }),
      getReadTimelineMockHandler([]),
      getListPatientVouchersMockHandler([]),
      getReadIntakeMockHandler({ memberId: mia.id, versions: [], older: 0, currentTexts }),
    ),
  play: async () => {
    await seen('Nothing here yet.')
    await seen('No vouchers yet.')
    await presses('Show Medical Answers')
    await seen('This patient hasn’t submitted the intake form yet.')
  },
}

export const LongTexts: Story = {
  args: { id: longName.id },
  beforeEach: ({ msw }) => msw.use(getReadPatientMockHandler(longName)),
  play: () => seen(/^Wolfeschlegelsteinhausenbergerdorff/),
}

export const InParts: Story = {
  beforeEach: ({ msw }) =>
    msw.use(inTwoParts('/api/admin/users/:id/timeline', history.slice(0, 4), history.slice(4))),
  play: async () => {
    await seen('Counted twice by mistake')
    await presses('Show More')
    await seen('Request: HydraFacial')
  },
}

export const WithoutItsHistory: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', '/api/admin/users/:id/timeline')),
  play: () => seen('The history could not be loaded'),
}

/** The new balance is fetched, not calculated. */
export const PointsEdited: Story = {
  beforeEach: ({ msw }) => {
    let pointsBalance = 240
    msw.use(
      http.get('*/api/admin/users/:id', () => HttpResponse.json({ ...mia, pointsBalance })),
      http.post('*/api/admin/update-user-points', () => {
        pointsBalance = 290
        return HttpResponse.json({ message: 'Done.', pointsChanged: 50, pointsBalance })
      }),
    )
  },
  play: async () => {
    await presses('Edit Points')
    await userEvent.type(await page().findByLabelText('Points'), '50')
    await userEvent.type(page().getByLabelText('Reason'), 'A gift')
    await presses('Update Points')
    await seen('Points Updated Successfully!')
    await seen('290')
  },
}

export const GoneMeanwhile: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      refused(
        'get',
        '/api/admin/users/:id',
        404,
        'no-such-patient',
        'This patient no longer has an account.',
      ),
    ),
  play: () => seen('This patient no longer has an account.'),
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(http.get('*/api/admin/users/:id', () => HttpResponse.error())),
  play: () => seen('This patient could not be loaded'),
}

export const Loading: Story = {
  beforeEach: ({ msw }) =>
    msw.use(
      http.get('*/api/admin/users/:id', async () => {
        await delay('infinite')
        return HttpResponse.json({})
      }),
    ),
}
