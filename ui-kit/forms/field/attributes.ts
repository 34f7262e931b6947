import type { ChangeEventHandler, FocusEventHandler, KeyboardEventHandler, Ref } from 'react'

/* Props that a field passes to its element; enough for react-hook-form's `register()`. They're written out, because
   Storybook can't read types picked from React's. */

/** Props of any form control. */
export type ControlAttributes<E extends HTMLElement> = {
  /** The element itself, for focus. */
  ref?: Ref<E> | undefined
  /** The name of the value in a form. */
  name?: string | undefined
  /** The value, if controlled by the caller. */
  value?: string | number | undefined
  /** Called with each change. */
  onChange?: ChangeEventHandler<E> | undefined
  /** Called when the focus leaves it. */
  onBlur?: FocusEventHandler<E> | undefined
  /** The form can't be submitted without it. */
  required?: boolean | undefined
  /** Disables the control; say nearby why. */
  disabled?: boolean | undefined
}

/** Props of a control that holds text or a choice. */
export type EntryAttributes<E extends HTMLElement> = ControlAttributes<E> & {
  /** The initial value, if uncontrolled. */
  defaultValue?: string | number | undefined
  /** What the browser may fill in, such as `email`. */
  autoComplete?: string | undefined
}

/** Props of a control for typing. */
export type TypedAttributes<E extends HTMLElement> = EntryAttributes<E> & {
  /** Makes it read-only; it can still be selected and copied. */
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
  /** Focuses it when the page opens; use it once per page at most. */
  autoFocus?: boolean | undefined
  /** The label of the Enter key on phones. */
  enterKeyHint?: 'enter' | 'done' | 'go' | 'next' | 'previous' | 'search' | 'send' | undefined
  /** The type of keyboard on phones. */
  inputMode?: 'none' | 'text' | 'tel' | 'url' | 'email' | 'numeric' | 'decimal' | 'search' | undefined
  /** The ID of a list of suggestions. */
  list?: string | undefined
  /** The largest number or the last date. */
  max?: number | string | undefined
  /** The smallest number or the first date. */
  min?: number | string | undefined
  /** The minimum number of characters. */
  minLength?: number | undefined
  /** A regular expression that the text must match. */
  pattern?: string | undefined
  /** Whether the browser checks the spelling. */
  spellCheck?: boolean | undefined
  /** The step between allowed numbers. */
  step?: number | string | undefined
}
