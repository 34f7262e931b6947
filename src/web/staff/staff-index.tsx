import { useLocation, useNavigate } from '@tanstack/react-router'
import { useReadClinic } from '#api/menu/menu.ts'
import { useReadProgram } from '#api/program/program.ts'
import { ListTodo } from '#ui-kit/icons.ts'
import { ScreenLink } from '../app/screen-link.tsx'
import { pages, pagesOf, type StaffPage, type StaffRole, setupTitle } from './pages.ts'
import { panelsOf } from './panels.ts'
import { usePending } from './requests/use-pending.ts'
import { SectionIndex } from './section-index/section-index.tsx'

const programAddress = '/admin/program'
const setupAddress = `${programAddress}/setup`

/** The desk's pages, the nine panels, and the other pages, grouped by who uses them. */
export function StaffIndex({ role }: { role: StaffRole }) {
  const navigate = useNavigate()
  const page = useLocation({ select: currentEntry })
  const isDemo = Boolean(useReadClinic().data?.demo)
  const waiting: Readonly<Record<string, number | undefined>> = {
    'service-requests': usePending().total,
  }
  const panelEntries = panelsOf(role).map(({ id, title, icon }) => ({
    id: panelAddress(id),
    label: title,
    icon,
    render: <ScreenLink to={panelAddress(id)} />,
    count: waiting[id],
  }))
  const isBeingSetUp = useIsBeingSetUp(role)
  const [desk, ...others] = pageGroups(role, isDemo)
  return (
    <SectionIndex
      label="Staff area"
      current={page === setupAddress && !isBeingSetUp ? programAddress : page}
      onPick={address => void navigate({ to: address })}
      groups={[
        ...(isBeingSetUp ? [{ title: 'Getting Started', entries: [setup] }] : []),
        ...(desk ? [desk] : []),
        { title: 'Panels', entries: panelEntries },
        ...others,
      ]}
    />
  )
}

const setup = {
  id: setupAddress,
  label: setupTitle,
  icon: ListTodo,
  render: <ScreenLink to={setupAddress} />,
}

/** Whether this person may publish, and required parts are still missing. */
function useIsBeingSetUp(role: StaffRole): boolean {
  const query = { enabled: role === 'owner' || role === 'manager' }
  const { data } = useReadProgram({ query })
  return query.enabled && data !== undefined && (data.version === 0 || data.missing.length > 0)
}

const pageGroups = (role: StaffRole, isDemo: boolean) =>
  Object.entries(Object.groupBy(pagesOf(role, isDemo), ({ group }) => group)).map(([title, entries]) => ({
    title,
    entries: entries.map(pageEntry),
  }))

const pageEntry = ({ path, title, icon }: StaffPage) => ({
  id: path,
  label: title,
  icon,
  render: <ScreenLink to={path} />,
})

const panelAddress = (id: string) => `/admin?panel=${id}`

function currentEntry({ pathname, search }: { pathname: string; search: { panel?: string } }): string {
  if (pathname === '/admin') return search.panel ? panelAddress(search.panel) : pathname
  if (pathname.startsWith('/admin/patients/')) return panelAddress('patients')
  if (pathname === setupAddress) return pathname
  // A subpage belongs to its page.
  return pages.findLast(({ path }) => `${pathname}/`.startsWith(`${path}/`))?.path ?? pathname
}
