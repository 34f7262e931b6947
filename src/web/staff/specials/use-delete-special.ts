import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { getListAllPromotionsQueryKey, useDeletePromotion } from '#api/content/content.ts'
import type { Promotion } from '#api/schemas/index.ts'
import { showToast } from '#ui-kit/toast/store.ts'
import { handleUnauthorized } from '../../member/unauthorized.ts'

/** Asks before a special is deleted, and deletes it. */
export function useDeletingSpecial() {
  const queries = useQueryClient()
  const [asked, setAsked] = useState<Promotion>()
  const renew = () => queries.invalidateQueries({ queryKey: getListAllPromotionsQueryKey() })
  const deleting = useDeletePromotion({
    mutation: {
      onSuccess: ({ title }) => {
        setAsked(undefined)
        showToast({ title: 'Promotion Deleted', description: title, tone: 'positive' })
        return renew()
      },
      onError: error => {
        if (handleUnauthorized(error)) return
        const description = error.sentence || 'Failed to delete promotion'
        showToast({ title: 'Error', description, tone: 'critical' })
        if (error.status !== 404) return
        setAsked(undefined)
        return renew()
      },
    },
  })
  return {
    asked,
    ask: setAsked,
    drop: () => setAsked(undefined),
    confirm: () => asked && deleting.mutate({ id: asked.id }),
    busy: deleting.isPending,
  }
}
