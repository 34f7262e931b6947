export type SeedCheckInCodesBody = { [key: string]: unknown }
