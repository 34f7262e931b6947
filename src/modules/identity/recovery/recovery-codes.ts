import { isTypedCode, newTypedCode, readTypedCode } from '#platform/kernel/typed-code.ts'

/** So many a person gets at once. */
export const howMany = 10

const length = 16

/** 'k7qm-4xvd-92hp-3wts': 80 random bits, which nobody could guess, nor find from a quick hash (D-282). */
export const newRecoveryCode = (): string => newTypedCode(length)

export const readRecoveryCode = readTypedCode

/** Whether it can be one at all. */
export const isRecoveryCode = (read: string): boolean => isTypedCode(read, length)
