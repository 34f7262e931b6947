import * as styles from './cookie-banner.css.ts'
import { element } from './dom.ts'
import type { Choice } from './stored-choice.ts'

export type BannerOptions = {
  /** Starts with the four switches in this state. */
  current?: Choice | undefined
  /** Whether the browser sends Global Privacy Control. */
  privacyControl?: boolean
  onChoice: (choice: Choice) => void
  /** Closes it without changes; without this, a choice is required. */
  onCancel?: (() => void) | undefined
}

const nothing: Choice = { analytics: false, marketing: false, preferences: false }
const everything: Choice = { analytics: true, marketing: true, preferences: true }

const optional: readonly { name: keyof Choice; title: string; hint: string }[] = [
  {
    name: 'analytics',
    title: 'Analytics',
    hint: 'Counts visits, and clicks on our booking link. Never tied to your name.',
  },
  {
    name: 'marketing',
    title: 'Marketing',
    hint: 'Counts how often our offers lead to our booking page. Never tied to your name.',
  },
  { name: 'preferences', title: 'Preferences', hint: 'For settings the app may remember. Not used yet.' },
]

/** The cookie banner as plain DOM: a labeled region in the page's order, which doesn't block the page. */
export function bannerElement(options: BannerOptions): HTMLElement {
  const banner = element('section', { className: styles.banner, aria: { 'aria-labelledby': 'cookie-title' } })
  if (options.current) showSettings(banner, options, options.current)
  else banner.append(...question(options, () => customize(banner, options)))
  return banner
}

function customize(banner: HTMLElement, options: BannerOptions) {
  showSettings(banner, options, nothing)
  banner.querySelector('h2')?.focus()
}

function showSettings(banner: HTMLElement, options: BannerOptions, current: Choice) {
  banner.classList.add(styles.tall)
  banner.replaceChildren(...settings(options, current))
}

function question({ onChoice, privacyControl }: BannerOptions, onCustomize: () => void): HTMLElement[] {
  const customize = button('Customize', styles.beside, onCustomize)
  return [
    element('div', { className: styles.head }, title('Your privacy'), customize),
    element(
      'p',
      { className: styles.words },
      privacyControl
        ? 'Only necessary cookies are on, because your browser sends a Global Privacy Control signal.'
        : 'Only necessary cookies are on. Others, which help us improve the app, stay off until you allow them.',
    ),
    rejectOrAccept(onChoice),
  ]
}

function settings({ onChoice, onCancel, privacyControl }: BannerOptions, current: Choice): HTMLElement[] {
  const form = element('form', { className: styles.form })
  form.append(
    row(
      { name: 'necessary', title: 'Necessary', hint: 'Keeps you signed in and remembers this choice.' },
      true,
    ),
    ...optional.map(kind => row(kind, current[kind.name])),
    button('Save My Choice', styles.primary, () => undefined, 'submit'),
    rejectOrAccept(onChoice),
  )
  form.addEventListener('submit', event => {
    event.preventDefault()
    const chosen = new FormData(form)
    const { analytics, marketing, preferences } = Object.fromEntries(
      optional.map(({ name }) => [name, chosen.has(name)]),
    ) as Choice
    onChoice({ analytics, marketing, preferences })
  })
  return [
    title('Cookie settings'),
    ...controlNote(privacyControl),
    form,
    ...(onCancel ? [button('Keep Current Settings', styles.quiet, onCancel)] : []),
  ]
}

const title = (text: string) =>
  element('h2', { className: styles.title, id: 'cookie-title', tabIndex: -1 }, text)

const controlNote = (privacyControl = false) =>
  privacyControl
    ? [
        element(
          'p',
          { className: styles.note },
          'Your browser sends a privacy signal (Global Privacy Control), so optional cookies stay off unless you turn them on.',
        ),
      ]
    : []

const rejectOrAccept = (onChoice: BannerOptions['onChoice']) =>
  element(
    'div',
    { className: styles.pair },
    button('Reject All', styles.equal, () => onChoice(nothing)),
    button('Accept All', styles.equal, () => onChoice(everything)),
  )

function button(
  text: string,
  className: string,
  onClick: () => void,
  type: 'button' | 'submit' = 'button',
): HTMLButtonElement {
  const made = element('button', { className, type }, text)
  made.addEventListener('click', onClick)
  return made
}

function row({ name, title, hint }: { name: string; title: string; hint: string }, checked: boolean) {
  const always = name === 'necessary'
  const id = `cookie-${name}`
  return element(
    'div',
    { className: styles.row },
    element(
      'div',
      { className: styles.rowWords },
      element('label', { htmlFor: id, className: styles.label }, title),
      element('p', { className: styles.hint, id: `${id}-hint` }, always ? `${hint} Always on.` : hint),
    ),
    element('input', {
      id,
      name,
      type: 'checkbox',
      className: styles.track,
      defaultChecked: checked,
      disabled: always,
      aria: { role: 'switch', 'aria-describedby': `${id}-hint` },
    }),
  )
}
