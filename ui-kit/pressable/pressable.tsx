import { cloneElement, type MouseEventHandler, type ReactElement, type ReactNode, type Ref } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden/visually-hidden.tsx'

/**
 * What a component that can be pressed does. One of:
 * `render={<Link to="/x" />}` for a link inside the app (the element receives look and content),
 * `href` (with `newTab`) for a link out of the app,
 * neither for a button.
 */
export type Press = {
  render?: ReactElement | undefined
  href?: string | undefined
  newTab?: boolean | undefined
  type?: 'button' | 'submit' | undefined
  disabled?: boolean | undefined
  onClick?: MouseEventHandler<HTMLElement> | undefined
  ref?: Ref<HTMLButtonElement> | undefined
  'aria-label'?: string | undefined
  'aria-expanded'?: boolean | undefined
  'aria-controls'?: string | undefined
  'aria-describedby'?: string | undefined
  'aria-pressed'?: boolean | undefined
  'aria-busy'?: boolean | undefined
  'aria-current'?: 'page' | undefined
}

type PressableProps = Press & { className: string; children: ReactNode }

/** The element behind everything that can be pressed; for use inside the kit. */
export function Pressable({
  render,
  href,
  newTab,
  type = 'button',
  disabled,
  ref,
  children,
  ...rest
}: PressableProps) {
  if (render) return cloneElement(render, rest, children)
  if (href !== undefined)
    return (
      <a href={href} {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })} {...rest}>
        {children}
        {newTab && !rest['aria-label'] && <VisuallyHidden> (opens in a new tab)</VisuallyHidden>}
      </a>
    )
  return (
    <button ref={ref} type={type} disabled={disabled} {...rest}>
      {children}
    </button>
  )
}
