import { bannerElement } from './banner-element.ts'
import * as styles from './cookie-banner.css.ts'
import { element } from './dom.ts'
import { keepChoice } from './keep-choice.ts'
import { type Choice, choiceKey, lastChoice, storedChoice } from './stored-choice.ts'
import { tellChoice } from './tell-choice.ts'

let close: (() => void) | undefined

/**
 * Asks for the visitor's choice without taking the focus. If a choice wasn't confirmed by the server yet, sends that
 * instead.
 */
export function askForChoice(): void {
  const choice = storedChoice()
  if (choice) return void tellChoice(choice)
  if (close) return
  show({ moveFocus: false })
  say('There’s a cookie notice at the top of the page.')
}

/** Shows the settings with the last choice, and moves focus there. */
export function openSettings(): void {
  close?.()
  show({
    moveFocus: true,
    current: lastChoice() ?? { analytics: false, marketing: false, preferences: false },
  })
}

function show({ moveFocus, current }: { moveFocus: boolean; current?: Choice }) {
  const opener = moveFocus ? document.activeElement : null
  const leave = () => close?.()
  const banner = bannerElement({
    current,
    privacyControl: asksForPrivacy(),
    onChoice: choice => {
      choose(choice)
      leave()
    },
    onCancel: storedChoice() && leave,
  })
  const hide = shown(banner)
  const unlisten = listen(banner, leave)
  close = () => {
    const hadFocus = banner.contains(document.activeElement)
    close = undefined
    unlisten()
    hide()
    if (hadFocus) giveFocusTo(opener)
  }
  if (moveFocus) banner.querySelector('h2')?.focus()
}

const asksForPrivacy = () => 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true

function choose(choice: Choice) {
  const kept = keepChoice(choice)
  void tellChoice(kept)
  say('We saved your choice.')
}

/** Escape closes the banner if there already is a choice, and so does a choice made in another window. */
function listen(banner: HTMLElement, leave: () => void): () => void {
  const watch = new AbortController()
  const { signal } = watch
  const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && storedChoice() && leave()
  const onStorage = ({ key }: StorageEvent) => key === choiceKey && storedChoice() && leave()
  banner.addEventListener('keydown', onKey, { signal })
  window.addEventListener('storage', onStorage, { signal })
  return () => watch.abort()
}

/** First in the page for the keyboard, but at the bottom of the screen. Content behind it can be scrolled into view. */
function shown(banner: HTMLElement): () => void {
  const page = document.documentElement
  const makeRoom = new ResizeObserver(() =>
    page.style.setProperty('--cookie-banner', `${banner.offsetHeight}px`),
  )
  document.body.prepend(banner)
  makeRoom.observe(banner)
  page.dataset['asks'] = ''
  return () => {
    makeRoom.disconnect()
    banner.remove()
    delete page.dataset['asks']
    page.style.removeProperty('--cookie-banner')
  }
}

function giveFocusTo(opener: Element | null) {
  const target =
    opener instanceof HTMLElement && opener.isConnected ? opener : document.getElementById('content')
  target?.focus({ preventScroll: true })
}

let status: HTMLElement | undefined

function say(text: string) {
  status ??= element('p', { className: styles.unseen, aria: { role: 'status' } })
  if (!status.isConnected) document.body.append(status)
  // Screen readers only announce changes to a status element that they already know.
  setTimeout(() => status?.replaceChildren(text), 100)
}
