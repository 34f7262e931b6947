import { isTypedCode, newTypedCode } from '#platform/kernel/typed-code.ts'

/** How long a code that was sent signs in, once. */
export const sentCodeMinutes = 10
/** After so many it is worth nothing, whatever follows. */
export const mostTries = 5

/** How long a code that the desk shows signs in, once. */
export const deskCodeMinutes = 2

const length = 8

/** 'k7qm-4xvd': 40 random bits, for two minutes. */
export const newDeskCode = (): string => newTypedCode(length)

export const isDeskCode = (read: string): boolean => isTypedCode(read, length)

/** It stands behind the '#': no request, log or `Referer` says it. */
export const claimLink = (appUrl: string, code: string) => `${appUrl}/claim#code=${code}`

export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)
