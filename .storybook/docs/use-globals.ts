import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'

type Globals = Readonly<Record<string, unknown>>
type GlobalsEvent = { globals: Globals }

/** The toolbar's current settings. */
export function useGlobals({ channel }: DocsContainerProps['context']): Globals {
  const [globals, setGlobals] = useState<Globals>(() => {
    const [told] = (channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []) as GlobalsEvent[]
    return told?.globals ?? {}
  })
  useEffect(() => {
    const follow = (told: GlobalsEvent) => setGlobals(told.globals)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return globals
}
