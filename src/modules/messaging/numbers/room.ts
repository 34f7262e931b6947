import type { Platform } from '#platform/module.ts'
import { numberCodes } from './adapters/number-codes.ts'
import {
  expiredNumberConfirmations,
  NumberConfirmationTable,
  numberConfirmationsInDatabase,
} from './adapters/number-confirmations-in-database.ts'
import { type Numbers, openNumbers } from './numbers.ts'
import type { NumbersPorts, WaitingCode } from './ports.ts'

export interface NumbersSettings {
  readonly sessionKeys: readonly string[]
}

export const numbersRoom = {
  tables: [NumberConfirmationTable],
  retention: [expiredNumberConfirmations],
  open(
    { settings, database, jobs, now }: Platform<NumbersSettings>,
    others: Pick<NumbersPorts, 'sendText' | 'clinicName'>,
  ) {
    const numbers: Numbers = openNumbers({
      confirmations: numberConfirmationsInDatabase(database),
      codesOf: numberCodes(settings.sessionKeys),
      enqueueCode: (code: WaitingCode) => jobs.enqueue('number-code', { ...code }),
      now,
      ...others,
    })
    jobs.handleEach('number-code', code => numbers.textCode(code as unknown as WaitingCode))
    return numbers
  },
}
