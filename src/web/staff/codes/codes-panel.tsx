import { useQueryClient } from '@tanstack/react-query'
import { QrCode } from 'lucide-react'
import { useSeedCheckInCodes } from '#api/desk/desk.ts'
import { getListCheckInCodesQueryKey, useListCheckInCodes } from '#api/loyalty/loyalty.ts'
import { Button } from '#ui-kit/button/button.tsx'
import { EmptyState } from '#ui-kit/empty-state/empty-state.tsx'
import { Heading } from '#ui-kit/heading/heading.tsx'
import { Card } from '#ui-kit/layout/card/card.tsx'
import { Stack } from '#ui-kit/layout/stack/stack.tsx'
import { List, ListRow } from '#ui-kit/list-row/list-row.tsx'
import { showToast } from '#ui-kit/toast/store.ts'
import { whenUnauthorized } from '../../shell/unauthorized.ts'

/** The check-in codes in use; with none, the way to make the default ones. */
export function CodesPanel() {
  const { data: codes, isPending } = useListCheckInCodes()
  const seeding = useSeeding()
  const active = codes?.filter(code => code.isActive) ?? []
  const create = (
    <Button
      variant="secondary"
      icon={QrCode}
      busy={seeding.isPending}
      busyLabel="Creating..."
      onClick={() => seeding.mutate({ data: {} })}
    >
      Create Default QR Codes
    </Button>
  )
  return (
    <Card padding="l" as="section" aria-labelledby="codes">
      <Stack gap="m">
        <Heading level={2} id="codes">
          QR Codes
        </Heading>
        {!isPending && active.length === 0 && (
          <EmptyState level={3} drawing="camera" title="No QR codes yet" action={create} />
        )}
        {active.length > 0 && (
          <>
            <List label="Active QR codes">
              {active.map(({ id, description, pointsValue }) => (
                <ListRow key={id} title={description} trailing={`${pointsValue} points`} />
              ))}
            </List>
            {create}
          </>
        )}
      </Stack>
    </Card>
  )
}

function useSeeding() {
  const queryClient = useQueryClient()
  return useSeedCheckInCodes({
    mutation: {
      onSuccess: () => {
        showToast({ title: 'QR codes created', tone: 'positive' })
        return queryClient.invalidateQueries({ queryKey: getListCheckInCodesQueryKey() })
      },
      onError: error => {
        if (whenUnauthorized(error)) return
        showToast({
          title: 'Failed to create QR codes',
          description: error.sentence,
          tone: 'critical',
        })
      },
    },
  })
}
