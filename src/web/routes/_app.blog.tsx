import { createFileRoute, useLocation, useRouter } from '@tanstack/react-router'
import { BlogScreen } from '../content/blog/blog-screen.tsx'

export const Route = createFileRoute('/_app/blog')({
  validateSearch: ({ category }: Record<string, unknown>): { category?: string } =>
    typeof category === 'string' && category !== 'all' ? { category } : {},
  staticData: { title: 'Blog' },
  component: Blog,
})

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The post that is open in the place of the list: an entry of its own in the history, at the same address. */
    post?: string
  }
}

function Blog() {
  const { category = 'all' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { history } = useRouter()
  const open = useLocation({ select: ({ state }) => state.post })
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
