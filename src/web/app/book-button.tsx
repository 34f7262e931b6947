import { CalendarHeart } from 'lucide-react'
import { Button, type ButtonProps } from '#ui-kit/actions/button/button.tsx'
import { clinic } from '../data/clinic.ts'

type BookButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'full' | 'children'>

/** Leads to where the clinic takes appointments; nothing where it has no such address. */
export function BookButton(look: BookButtonProps) {
  if (!clinic.bookingUrl) return null
  return <Button {...look} icon={CalendarHeart} href={clinic.bookingUrl} newTab />
}
