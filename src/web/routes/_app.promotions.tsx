import { createFileRoute } from '@tanstack/react-router'
import { PromotionsScreen } from '../content/promotions/promotions-screen.tsx'

export const Route = createFileRoute('/_app/promotions')({
  staticData: { title: 'Specials' },
  component: PromotionsScreen,
})
