import { isTypedCode, newTypedCode, readTypedCode } from '#platform/kernel/typed-code.ts'

/** The number of codes per person. */
export const howMany = 10

const length = 16

/** 'k7qm-4xvd-92hp-3wts': 80 random bits, too many to guess or to brute-force from a fast hash (D-282). */
export const newRecoveryCode = (): string => newTypedCode(length)

export const readRecoveryCode = readTypedCode

/** Whether it has the format of a code. */
export const isRecoveryCode = (read: string): boolean => isTypedCode(read, length)
