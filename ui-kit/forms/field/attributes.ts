import type { ChangeEventHandler, FocusEventHandler, KeyboardEventHandler, Ref } from 'react'

/*
 * What a field hands on to the element that it is made of; enough for `register()` of react-hook-form. Written out, because
 * Storybook can't read what is picked from React's own types.
 */

/** Of an element that a form reads. */
export type ControlAttributes<E extends HTMLElement> = {
  /** The element itself, for focus. */
  ref?: Ref<E> | undefined
  /** The name of the value in a form. */
  name?: string | undefined
  /** What it says, where the caller keeps it. */
  value?: string | number | undefined
  /** Called with each change. */
  onChange?: ChangeEventHandler<E> | undefined
  /** Called when the focus leaves it. */
  onBlur?: FocusEventHandler<E> | undefined
  /** The form is not sent without it. */
  required?: boolean | undefined
  /** Can’t be changed now; say near it why. */
  disabled?: boolean | undefined
}

/** Of an element that holds a text or a choice. */
export type EntryAttributes<E extends HTMLElement> = ControlAttributes<E> & {
  /** What it says at first, where it keeps that itself. */
  defaultValue?: string | number | undefined
  /** What the browser may fill in, such as `email`. */
  autoComplete?: string | undefined
}

/** Of an element that is typed into. */
export type TypedAttributes<E extends HTMLElement> = EntryAttributes<E> & {
  /** Can be read and copied, not changed. */
  readOnly?: boolean | undefined
  /** The maximum number of characters. */
  maxLength?: number | undefined
  /** An example, in gray; never a replacement for the label. */
  placeholder?: string | undefined
}

export type InputAttributes = TypedAttributes<HTMLInputElement> & {
  /** Called when it gets the focus. */
  onFocus?: FocusEventHandler<HTMLInputElement> | undefined
  /** Called on each key press, before its default action. */
  onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined
  /** Automatic capitalization on phones. */
  autoCapitalize?: 'off' | 'none' | 'on' | 'sentences' | 'words' | 'characters' | undefined
  /** Has the focus when the page opens; at most one. */
  autoFocus?: boolean | undefined
  /** What the Enter key of a phone says. */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send' | undefined
  /** The type of keyboard on phones. */
  inputMode?: 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search' | undefined
  /** The id of a list of suggestions. */
  list?: string | undefined
  /** The largest number, or the last day. */
  max?: number | string | undefined
  /** The smallest number, or the first day. */
  min?: number | string | undefined
  /** How many characters there must be. */
  minLength?: number | undefined
  /** What the text must look like, as a regular expression. */
  pattern?: string | undefined
  /** Whether the browser marks spelling mistakes. */
  spellCheck?: boolean | undefined
  /** How far apart the numbers are that it takes. */
  step?: number | string | undefined
}
