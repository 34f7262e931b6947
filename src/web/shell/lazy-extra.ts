import { type ComponentType, lazy } from 'react'

type Loaded<Props> = { readonly default: ComponentType<Props> }

/** A part that the screen can do without: where it can't be loaded, for want of a signal, there is nothing in its place. */
export const lazyExtra = <Props>(load: () => Promise<Loaded<Props>>) =>
  lazy(() => load().catch((): Loaded<Props> => ({ default: () => null })))
