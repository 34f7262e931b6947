import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AppLayout } from '../app/app-layout.tsx'

export const Route = createFileRoute('/_app')({ component: App })

function App() {
  return (
    <AppLayout>
      <Outlet />
    </AppLayout>
  )
}
