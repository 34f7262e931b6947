import { Button, type ButtonProps } from '#ui-kit/actions/button/button.tsx'
import { CalendarHeart } from '#ui-kit/icons.ts'
import { clinic } from '../data/clinic.ts'

type BookButtonProps = Pick<ButtonProps, 'size' | 'variant' | 'full' | 'children'>

/** Links to the clinic's booking page; hidden if there is none. */
export function BookButton(look: BookButtonProps) {
  if (!clinic.bookingUrl) return null
  return <Button {...look} icon={CalendarHeart} href={clinic.bookingUrl} newTab />
}
