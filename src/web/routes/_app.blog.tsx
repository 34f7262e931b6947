import { createFileRoute, type HistoryState, useRouter } from '@tanstack/react-router'
import { BlogScreen } from '../content/blog/blog-screen.tsx'
import { useSharedElements } from '../content/blog/use-shared-elements.ts'

export const Route = createFileRoute('/_app/blog')({
  validateSearch: ({ category }: Record<string, unknown>): { category?: string } =>
    typeof category === 'string' && category !== 'all' ? { category } : {},
  staticData: { title: 'Blog' },
  // From the route, not from the location itself, which changes before the screen does.
  beforeLoad: ({ location }) => ({ open: location.state.post }),
  component: Blog,
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The post shown in place of the list: a separate history entry at the same URL. */
    post?: string
  }
}

function Blog() {
  const { category = 'all' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  useSharedElements(openedOrClosed)
  const { open } = Route.useRouteContext()
  return (
    <BlogScreen
      category={category}
      onCategory={next =>
        navigate({ search: next === 'all' ? {} : { category: next }, replace: true, resetScroll: false })
      }
      open={open}
      onOpen={post => navigate({ search: before => before, state: { post } })}
      onBack={() => history.back()}
    />
  )
}

type Place = { pathname: string; state: HistoryState }

const openedOrClosed = ({
  fromLocation,
  toLocation,
}: {
  fromLocation?: Place | undefined
  toLocation: Place
}) => fromLocation?.pathname === toLocation.pathname && fromLocation.state.post !== toLocation.state.post
