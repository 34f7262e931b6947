import { useState } from 'react'
import { deletePromotion, getListAllPromotionsQueryKey } from '#api/promotions/promotions.ts'
import type { Promotion } from '#api/schemas/index.ts'
import { unlessAboutAnother } from '../../data/unless-about.ts'
import { useAction } from '../../data/use-action.ts'

export function useDeletingSpecial() {
  const [asked, setAsked] = useState<Promotion>()
  const deleting = useAction({
    call: (id: string) => deletePromotion(id),
    success: ({ title }) => ({ title: 'Promotion Deleted', description: title }),
    failure: ({ userMessage }) => ({
      title: 'Error',
      description: userMessage || 'Failed to delete promotion',
    }),
    isOver: ({ status }) => status === 404,
    onOver: id => setAsked(unlessAboutAnother(id)),
    refreshes: [getListAllPromotionsQueryKey()],
  })
  return {
    asked,
    ask: setAsked,
    drop: () => setAsked(undefined),
    confirm: () => asked && deleting.mutate(asked.id),
    busy: deleting.isPending,
  }
}
