import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse, http } from 'msw'
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test'
import { getFindRenewalMockHandler, getRenewIntakesMockHandler } from '#api/privacy/privacy.msw.ts'
import { getReadProgramMockHandler } from '#api/program/program.msw.ts'
import { inApp } from '../../../app/in-app.fixtures.tsx'
import { saveDraft } from '../../../data/drafts.ts'
import { afresh, presses, unreachable } from '../../staff.fixtures.ts'
import { handlersOf } from '../draft/draft-handlers.fixtures.ts'
import type { PageText } from '../draft/parts.ts'
import {
  body,
  changedPart,
  clinicWith,
  overview,
  refusedToSave,
  rows,
  sees,
  session,
} from '../draft/program.fixtures.ts'
import { PagesScreen } from './pages-screen.tsx'

const path = '/api/admin/programme/pages'
const pagesWith = (texts: Partial<Record<PageText['id'], string>> = {}): PageText[] =>
  (['privacy', 'terms', 'notice-of-privacy-practices', 'accessibility', 'aftercare'] as const).map(id => ({
    id,
    text: texts[id] ?? '',
  }))
const terms = '## Points\n\nPoints are a **thank-you** and <b>nothing</b> else.'

const read: unknown[] = []
let saved: ReturnType<typeof clinicWith>

const meta = {
  component: PagesScreen,
  decorators: [inApp({ path: '/admin/program/pages' })],
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'pages', { pages: pagesWith({ terms }) })
    msw.use(
      getFindRenewalMockHandler(),
      ...handlersOf('brand', { brand: { appName: 'Aurora Clinic' } }).handlers,
    )
    return afresh()
  },
} satisfies Meta<typeof PagesScreen>

export default meta
type Story = StoryObj<typeof meta>

const textOf = (name: PageText['id']) =>
  (saved.contents as { pages: PageText[] }).pages.find(({ id }) => id === name)?.text
const opens = async (title: string) =>
  userEvent.click(await body().findByRole('button', { name: new RegExp(`^${title}`) }))
const writes = async (text: string) =>
  fireEvent.change(await body().findByLabelText('Text'), { target: { value: text } })

export const WrittenAndLookedAt: Story = {
  play: async () => {
    await opens('Terms')
    await waitFor(() => expect(body().getByLabelText('Text')).toHaveFocus())
    await sees('Nothing changes until you choose “Save”.')
    await writes(`${terms}\n\n- They can’t be sold.`)
    await userEvent.click(body().getByRole('tab', { name: 'Preview' }))
    const preview = within(await body().findByRole('article', { name: 'Preview' }))
    await expect(preview.getByRole('heading', { name: 'Points', level: 3 })).toBeVisible()
    await expect(preview.getByText(/<b>nothing<\/b>/)).toBeVisible()
    await expect(preview.getByRole('listitem')).toHaveTextContent('They can’t be sold.')
    await presses('Save', body().getByRole('dialog'))
    await waitFor(() => expect(textOf('terms')).toContain('be sold'))
  },
}

export const PictureFromElsewhere: Story = {
  play: async () => {
    await opens('Terms')
    await writes('![Our garden](https://cdn.example.com/garden.jpg)')
    await userEvent.click(body().getByRole('tab', { name: 'Preview' }))
    const preview = within(await body().findByRole('article', { name: 'Preview' }))
    await expect(preview.getByText('Our garden')).toBeVisible()
    await expect(preview.queryByRole('img')).toBeNull()
    await sees('Images from other websites aren’t shown. Patients see their description instead.')
    await presses('Save', body().getByRole('dialog'))
    await waitFor(() => expect(textOf('terms')).toContain('garden.jpg'))
  },
}

export const TakenBack: Story = {
  play: async () => {
    await opens('Terms')
    await writes('')
    await userEvent.click(body().getByRole('tab', { name: 'Preview' }))
    await sees('Not set up (hidden).')
    await presses('Save', body().getByRole('dialog'))
    await waitFor(() => expect(textOf('terms')).toBe(''))
  },
}

export const AsksEveryoneAgain: Story = {
  beforeEach: ({ msw }) => {
    let askedAt: string | null = null
    msw.use(
      getFindRenewalMockHandler(() => ({ patients: askedAt ? 0 : 38, askedAt })),
      getRenewIntakesMockHandler(() => {
        askedAt = '2026-11-22T09:00:00.000Z'
        return { patients: 38 }
      }),
    )
  },
  play: async () => {
    await presses('Ask Everyone Again')
    await sees(/^38 patients with a valid intake will be asked/)
    await presses('Ask Everyone Again', await body().findByRole('dialog'))
    await sees('38 patients will see it on Home.')
    await sees(/You last asked everyone again on/)
    await expect(body().getByRole('button', { name: 'Ask Everyone Again' })).toBeDisabled()
  },
}

const toRead = (...places: number[]) =>
  changedPart(
    'pages',
    places.map(place => ({ path: `pages.${place}`, message: 'Please open “Privacy policy”.' })),
  )

/** A text that must be read before publishing opens in the preview, and then counts as read. */
export const ToRead: Story = {
  beforeEach: ({ msw }) => {
    read.length = 0
    msw.use(
      getReadProgramMockHandler(overview({ version: 0, parts: toRead(0, 1) })),
      http.post('*/api/admin/programme/pages/:page/readings', ({ params, request }) => {
        read.push([params['page'], request.headers.get('If-Match')])
        return HttpResponse.json(overview({ version: 0, parts: toRead(1) }))
      }),
    )
    saveDraft('program:page:terms', { text: 'Half written' })
  },
  play: async () => {
    await waitFor(() => expect(body().getAllByText('Needs review')).toHaveLength(2))
    // The screen isn't up to date with the draft.
    await opens('Terms')
    await sees('Half written')
    await userEvent.keyboard('{Escape}')
    await opens('Privacy policy')
    await sees(/Aurora Clinic keeps my name, e-?mail address and birthday/)
    await waitFor(() => expect(read).toEqual([['privacy', '"r1"']]))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(body().getAllByText('Needs review')).toHaveLength(1))
  },
}

/** Tess changed the same text first. */
export const ChangedMeanwhile: Story = {
  play: async () => {
    await body().findByText('Terms')
    Object.assign(saved, {
      contents: { pages: pagesWith({ terms: 'Hers', aftercare: 'Rest.' }) },
      revision: 2,
      changedBy: 'Tess',
    })
    await opens('Terms')
    await writes('Mine')
    await presses('Save', await body().findByRole('dialog'))
    await sees('Tess changed this, too')
    await userEvent.selectOptions(body().getByLabelText('Terms: text'), 'Tess: “Hers”')
    await presses('Save Both')
    await waitFor(() => expect([textOf('terms'), textOf('aftercare')]).toEqual(['Hers', 'Rest.']))
  },
}

export const Empty: Story = {
  beforeEach: ({ msw }) => {
    saved = clinicWith(msw, 'pages', { pages: pagesWith() })
  },
  play: async () => {
    await body().findByText('Accessibility')
    await expect(rows('Pages')[0]).toContain('Default text')
  },
}

export const Long: Story = {
  beforeEach: ({ msw }) => {
    const long = `# ${'سياسة الخصوصية '.repeat(12)}\n\n${'Rhabarberbarbarabarbarbaren '.repeat(80)}✨`
    saved = clinicWith(msw, 'pages', { pages: pagesWith({ privacy: long }) })
  },
  play: () => opens('Privacy policy'),
}

export const Refused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(refusedToSave(path, 400, 'invalid', 'Please enter at most 50000 characters')),
  play: async () => {
    await opens('Terms')
    await writes('Much')
    await presses('Save', await body().findByRole('dialog'))
    await sees('Please enter at most 50000 characters')
  },
}

export const ReadOnly: Story = {
  beforeEach: ({ msw }) => msw.use(session('front desk')),
  play: async () => {
    await sees('View only')
    await opens('Terms')
    await expect(await body().findByLabelText('Text')).toHaveAttribute('readonly')
    await expect(body().getByRole('dialog')).toHaveFocus()
    await expect(body().queryByRole('button', { name: 'Save' })).toBeNull()
  },
}

export const Unreachable: Story = {
  beforeEach: ({ msw }) => msw.use(unreachable('get', path)),
  play: () => sees('Pages could not be loaded'),
}
