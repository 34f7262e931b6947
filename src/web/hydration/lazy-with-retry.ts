import { type ComponentType, lazy } from 'react'

type Loaded<Props> = { readonly default: ComponentType<Props> }

/** A phone with one bar says nothing of a call that was lost (D-340). */
const againMs = 20_000

/** A part that the screen can do without, until it could be loaded: for want of a signal, later. */
export const lazyWithRetry = <Props>(load: () => Promise<Loaded<Props>>) => lazy(() => loaded(load))

async function loaded<Props>(load: () => Promise<Loaded<Props>>): Promise<Loaded<Props>> {
  try {
    return await load()
  } catch {
    await new Promise(resolve => {
      addEventListener('online', resolve, { once: true })
      setTimeout(resolve, againMs)
    })
    return loaded(load)
  }
}
