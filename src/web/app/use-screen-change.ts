import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ownTitle, tabTitle } from './page-head.ts'

/** Names the browser's tab after the screen, and moves the focus to its heading when another screen opens. */
export function useScreenChange(): void {
  const router = useRouter()
  useEffect(() => {
    const nameTab = () => {
      document.title = titleOf(ownTitle() ?? router.state.matches.at(-1)?.staticData.title)
    }
    nameTab()
    return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
      nameTab()
      if (pathChanged && fromLocation) focusHeading()
    })
  }, [router])
}

function titleOf(title = heading()?.textContent) {
  const atHome = location.pathname === '/'
  return tabTitle(atHome ? undefined : title)
}

const heading = () => document.querySelector<HTMLElement>('main h1')

function focusHeading() {
  const target = heading() ?? document.getElementById('content')
  target?.setAttribute('tabindex', '-1')
  target?.focus({ preventScroll: true })
}
