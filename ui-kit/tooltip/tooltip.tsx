import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { tip } from './tooltip.css.ts'

/** Shares the delays of the tooltips inside it: 700 ms for the first, none for the next within 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  )
}

export type TooltipProps = {
  text: string
  side?: 'top' | 'bottom' | 'left' | 'right'
  /** What it explains: a Button or an IconButton. */
  children: ReactElement
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
