import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useListAllPromotions } from '#api/promotions/promotions.ts'
import type { StaffSession } from '#api/schemas/index.ts'
import { getCheckStaffSessionQueryKey } from '#api/staff/staff.ts'
import { Loading } from '#ui-kit/feedback/skeleton/skeleton.tsx'
import { showToast } from '#ui-kit/feedback/toast/store.ts'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Section } from '#ui-kit/layout/card/section.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { LoadError } from '../../data/load-error.tsx'
import { SpecialForm } from './special-form.tsx'
import { SpecialsList } from './specials-list.tsx'

export function SpecialsPanel({ title }: { title: string }) {
  const { data: promotions, error, refetch } = useListAllPromotions()
  const queries = useQueryClient()
  useEffect(() => {
    const session = queries.getQueryData<StaffSession>(getCheckStaffSessionQueryKey())
    // For a lost session there is already another toast, which leads to sign-in.
    if (error && !(error.status === 401 && session?.isAdmin)) showToast(notLoaded)
  }, [error, queries])
  return (
    <Stack gap="l">
      <Section title={title} padding="l">
        <SpecialForm />
      </Section>
      <Card padding="l">
        <Stack gap="l">
          {promotions && <SpecialsList promotions={promotions} />}
          {!promotions && error && (
            <LoadError what="The specials" because={error.userMessage} onRetry={refetch} />
          )}
          {!promotions && !error && <Loading label="Loading specials" />}
        </Stack>
      </Card>
    </Stack>
  )
}

const notLoaded = {
  title: 'Unable to load promotions',
  description: "Please make sure you're logged in with the admin code.",
  tone: 'critical',
} as const
