import { expect as expectInPlaywright } from 'playwright/test'

/** Looks again for as long as a slow machine may need to paint; what never comes still fails. */
export const expect = expectInPlaywright.configure({ timeout: 20_000 })
