import type { Module, Platform } from '#platform/module.ts'
import { focusRoutes } from './adapters/focus-routes.ts'
import { openFocus } from './focus.ts'
import type { FocusPorts } from './ports.ts'

export const focusModule = {
  routes: { focus: { description: 'The most important thing for a member today.', routes: focusRoutes } },
  open: ({ now, timeZone }: Platform, others: Omit<FocusPorts, 'now' | 'timeZone'>) =>
    openFocus({ now, timeZone, ...others }),
} satisfies Module
