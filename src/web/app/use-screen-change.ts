import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ownTitle, tabTitle } from './page-head.ts'

/** On each screen change, sets the browser tab's title and moves focus to the heading. */
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
