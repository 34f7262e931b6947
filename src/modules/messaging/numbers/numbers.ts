import { type CodeCheck, checkCode } from './check-code.ts'
import { codeText } from './number-confirmation.ts'
import type { NumbersPorts, WaitingCode } from './ports.ts'
import { type CodeRequest, requestCode } from './request-code.ts'
import { textCode } from './text-code.ts'

/** A code that a demo shows, because nothing was texted. */
export interface SandboxCode {
  readonly id: string
  readonly memberId: string
  readonly number: string
  readonly text: string
  readonly at: Date
}

export interface Numbers {
  /** Texts a code to the number. `enough`: the day's limit of codes is reached, and nothing changed. */
  requestCode(memberId: string, request: CodeRequest): Promise<'texted' | 'waits' | 'enough'>
  /** For jobs: texts a confirmation code. Throws to be retried. */
  textCode(code: WaitingCode): Promise<void>
  /** Confirms the member's number if this is the code texted to it within the last 15 minutes. */
  checkCode(memberId: string, code: string): Promise<CodeCheck>
  /** The number with a pending consent, to which the code was texted. */
  numberToConfirm(memberId: string): Promise<string | undefined>
  /** Whether the member's consent to texts is still waiting for its code. */
  isConfirmingNumber(memberId: string): Promise<boolean>
  /** Deletes pending consent, because the member opted out. */
  cancelCode(memberId: string): Promise<void>
  listSandboxCodes(limit: number, before: string | undefined): Promise<readonly SandboxCode[]>
  countSandboxCodes(): Promise<number>
  eraseMembers(memberIds: readonly string[]): Promise<void>
}

export function openNumbers(ports: NumbersPorts): Numbers {
  const { confirmations, codesOf, clinicName, now } = ports
  const numberToConfirm = async (memberId: string) => {
    const asked = await confirmations.latestOf(memberId)
    return asked && !asked.isConfirmed ? asked.number : undefined
  }
  return {
    requestCode: (memberId, request) => requestCode(ports, memberId, request),
    textCode: code => textCode(ports, code),
    checkCode: (memberId, code) => checkCode(ports, memberId, code),
    numberToConfirm,
    isConfirmingNumber: async memberId => (await numberToConfirm(memberId)) !== undefined,
    cancelCode: memberId => confirmations.end(memberId, now()),
    async listSandboxCodes(limit, before) {
      const asked = await confirmations.inSandbox(limit, before)
      const name = await clinicName()
      return asked.map(({ id, memberId, number, askedAt }) => {
        const [code = ''] = codesOf({ id, number })
        return { id, memberId, number, text: codeText(name, code), at: askedAt }
      })
    },
    countSandboxCodes: () => confirmations.countInSandbox(),
    eraseMembers: memberIds => confirmations.forget(memberIds),
  }
}
