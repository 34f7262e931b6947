import { expect as expectInPlaywright } from 'playwright/test'

/** Retries as long as a slow machine may need to render; what never appears still fails. */
export const expect = expectInPlaywright.configure({ timeout: 20_000 })
