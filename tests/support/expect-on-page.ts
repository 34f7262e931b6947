import { expect } from 'playwright/test'

/** Looks again for as long as a slow machine may need to paint; what never comes still fails. */
export const expectOnPage = expect.configure({ timeout: 30_000 })
