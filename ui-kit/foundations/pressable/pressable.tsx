import { cloneElement, type MouseEventHandler, type ReactElement, type ReactNode, type Ref } from 'react'
import { VisuallyHidden } from '../../layout/text/visually-hidden.tsx'

/**
 * What a component that can be pressed does. One of:
 * `render={<Link to="/x" />}` for a link inside the app (the element receives look and content),
 * `href` (with `newTab`) for a link out of the app,
 * neither for a button.
 */
export type Press = UnnamedPress & {
  /** Its accessible name, where the words on it don’t say enough. */
  'aria-label'?: string | undefined
}

/** The same of what has its accessible name from elsewhere. */
export type UnnamedPress = {
  /** A link inside the app, without content: it receives look and words. */
  render?: ReactElement | undefined
  /** The address of a link out of the app. */
  href?: string | undefined
  /** Opens the link beside the app, and says so. */
  newTab?: boolean | undefined
  /** `submit` sends the form that it stands in. */
  type?: 'button' | 'submit' | undefined
  /** Can’t be pressed now; say near it why. */
  disabled?: boolean | undefined
  /** Called when it is pressed, by finger, mouse or key. */
  onClick?: MouseEventHandler<HTMLElement> | undefined
  /** The button itself, for focus. */
  ref?: Ref<HTMLButtonElement> | undefined
  /** Whether what it opens is open. */
  'aria-expanded'?: boolean | undefined
  /** The id of what it opens. */
  'aria-controls'?: string | undefined
  /** The id of a text that says more. */
  'aria-describedby'?: string | undefined
  /** Whether it is on, for a button that stays pressed. */
  'aria-pressed'?: boolean | undefined
  /** Its work is under way. */
  'aria-busy'?: boolean | undefined
  /** It leads to where the person is. */
  'aria-current'?: 'page' | undefined
  /** The key that does the same, for screen readers; what listens to it is not part of this. */
  'aria-keyshortcuts'?: string | undefined
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
