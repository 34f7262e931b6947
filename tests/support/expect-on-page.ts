import { expect } from 'playwright/test'

/** Retries as long as a slow machine may need to render; what never appears still fails. */
export const expectOnPage = expect.configure({ timeout: 90_000 })
