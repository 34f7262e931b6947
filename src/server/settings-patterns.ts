/** A sender: an address, or a name with one. */
export const mailFrom = /^(?:([^<>]+?)\s*<)?([^<>\s@]+@[^<>\s@]+)>?$/

export const mailRatePattern = /^(\d{1,5})\/(second|minute)$/
export const mailRateWanted = 'must be a number of mails such as 14/second or 30/minute, at least 30 a minute'

/** A host, or all below one. */
export const pushHost = /^(\*\.)?([a-z0-9-]+\.)+[a-z][a-z0-9-]*(:\d{1,5})?$/

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** What a clinic has, and a demo or a computer of a developer does without. */
export const usualInProduction = { QUIET_HOURS: '21:00-09:00', MARKETING_CAP: 'sms:1' }

export const usualTimeZone = 'America/Los_Angeles'
