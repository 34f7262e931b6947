import { cloneElement, type MouseEventHandler, type ReactElement, type ReactNode, type Ref } from 'react'
import { VisuallyHidden } from '../../layout/text/visually-hidden.tsx'

/**
 * What pressing a component does. Use one of:
 * `render={<Link to="/x" />}` for a link inside the app (the element gets the look and content),
 * `href` (with `newTab`) for an external link,
 * neither for a button.
 */
export type Press = UnnamedPress & {
  /** The accessible name, if the visible text isn't clear enough. */
  'aria-label'?: string | undefined
}

/** Like `Press`, for components that get their accessible name elsewhere. */
export type UnnamedPress = {
  /** A link inside the app, without content: it gets the look and the text. */
  render?: ReactElement | undefined
  /** The address of an external link. */
  href?: string | undefined
  /** Opens the link in a new tab, and says so. */
  newTab?: boolean | undefined
  /** `submit` submits the surrounding form. */
  type?: 'button' | 'submit' | undefined
  /** Disables it; say nearby why. */
  disabled?: boolean | undefined
  /** Called when it's pressed by touch, mouse or keyboard. */
  onClick?: MouseEventHandler<HTMLElement> | undefined
  /** The button itself, for focus. */
  ref?: Ref<HTMLButtonElement> | undefined
  /** Whether the element it controls is open. */
  'aria-expanded'?: boolean | undefined
  /** The ID of the element it opens. */
  'aria-controls'?: string | undefined
  /** The ID of a text with more details. */
  'aria-describedby'?: string | undefined
  /** Whether a toggle button is on. */
  'aria-pressed'?: boolean | undefined
  /** Whether its work is in progress. */
  'aria-busy'?: boolean | undefined
  /** It links to the current page. */
  'aria-current'?: 'page' | undefined
  /** The keyboard shortcut for screen readers. The caller has to handle the key. */
  'aria-keyshortcuts'?: string | undefined
}

type PressableProps = Press & { className: string; children: ReactNode }

/** The element behind everything that can be pressed. For use inside the kit. */
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
