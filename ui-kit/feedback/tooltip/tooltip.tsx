import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { tip } from './tooltip.css.ts'

export type TooltipProviderProps = {
  /** The part of the app whose tooltips share their delays. */
  children: ReactNode
}

/** Shares the delays of the tooltips inside it: 700 ms for the first, none for the next within 300 ms. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  )
}

export type TooltipProps = {
  /** A few words, without links. */
  text: string
  /** Where it is shown when there is room. */
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** What it explains: a Button or an IconButton. */
  children: ReactElement
  /** Is shown from the start. */
  defaultOpen?: boolean
}

/** A few more words on hover and on focus; never the only place of something important. */
export function Tooltip({ text, side = 'top', children, defaultOpen = false }: TooltipProps) {
  return (
    <Root defaultOpen={defaultOpen}>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content className={tip} side={side} sideOffset={6} collisionPadding={8}>
          {text}
        </Content>
      </Portal>
    </Root>
  )
}
