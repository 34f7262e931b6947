import { isTypedCode, newTypedCode } from '#platform/kernel/typed-code.ts'

/** How long a sent code works, once. */
export const sentCodeMinutes = 10
/** After this many wrong tries a code is invalid. */
export const mostTries = 5

/** How long a code at the desk works, once. */
export const deskCodeMinutes = 2

const length = 8

/** 'k7qm-4xvd': 40 random bits, for two minutes. */
export const newDeskCode = (): string => newTypedCode(length)

export const isDeskCode = (read: string): boolean => isTypedCode(read, length)

/** It comes after the '#', so no request, log or `Referer` contains it. */
export const claimLink = (appUrl: string, code: string) => `${appUrl}/claim#code=${code}`

/** The member comes along for the desk: a printed card is shown there as well, even after it was claimed. */
export const cardLink = (appUrl: string, code: string, memberId: string) =>
  `${claimLink(appUrl, code)}&member=${memberId.replaceAll('-', '')}`

export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)
