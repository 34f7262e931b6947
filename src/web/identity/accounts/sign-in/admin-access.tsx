import { useNavigate } from '@tanstack/react-router'
import { useReadClinic } from '#api/menu/menu.ts'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'

type AdminAccessProps = { onCredentials: (credentials: { email: string; password: string }) => void }

/** Fills in the demo's staff account, or leads to the staff code box in a real clinic. */
export function AdminAccess({ onCredentials }: AdminAccessProps) {
  const navigate = useNavigate()
  const { refetch } = useReadClinic({ query: { enabled: false } })
  const open = async () => {
    const { data } = await refetch()
    if (data?.demo) return onCredentials(data.demo.staff)
    await navigate({ to: '/auth', hash: 'staff-code' })
  }
  return (
    <TextLink alone onClick={open}>
      Admin Access
    </TextLink>
  )
}
