import { isTypedCode, newTypedCode } from '#platform/kernel/typed-code.ts'

/** How long a printed card signs in, once. */
export const cardDays = 180
/** As many as a browser lays out in a moment: fifty sheets. */
export const mostCards = 500

/** What claiming by a card asks for beside its code: whoever finds a card doesn't know it (D-388). */
export type CardQuestion = 'birthday' | 'phone' | 'nothing'

const length = 16
const letterOf = { birthday: 'b', phone: 'p', nothing: 'n' } as const

/** The birthday where the clinic has it, else the end of a phone number. */
export const questionFor = (person: {
  readonly hasBirthday: boolean
  readonly hasPhone: boolean
}): CardQuestion => (person.hasBirthday ? 'birthday' : person.hasPhone ? 'phone' : 'nothing')

/** 'b7qm-4xvd-9hj2-w3rt': 75 random bits behind a letter for what is asked, which no answer has to tell. */
export const newCardCode = (question: CardQuestion): string =>
  letterOf[question] + newTypedCode(length).slice(1)

/** What a code asks for; undefined where it can be none of a card. */
export function questionOf(read: string): CardQuestion | undefined {
  if (!isTypedCode(read, length)) return undefined
  if (read.startsWith(letterOf.birthday)) return 'birthday'
  if (read.startsWith(letterOf.phone)) return 'phone'
  return read.startsWith(letterOf.nothing) ? 'nothing' : undefined
}

/** A birthday as it is, and of a number its last four digits; without digits it is no answer. */
export const readAnswer = (question: CardQuestion, typed: string): string =>
  question === 'phone' ? typed.replaceAll(/\D/g, '').slice(-4) : question === 'birthday' ? typed.trim() : ''

/** 'Maria G.': enough to hand it to the right person, too little to look somebody up. */
export const nameOnCard = (firstName: string, lastName: string): string => {
  const [initial] = lastName.trim()
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName
}

export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000)
