import { isTypedCode, newTypedCode } from '#platform/kernel/typed-code.ts'

/** How long a printed card works, once. */
export const cardDays = 180
/** As many as a browser lays out quickly: fifty sheets. */
export const mostCards = 500

/** The question that comes with a card's code. Whoever finds a lost card doesn't know the answer (D-388). */
export type CardQuestion = 'birthday' | 'phone' | 'nothing'

const length = 16
const letterOf = { birthday: 'b', phone: 'p', nothing: 'n' } as const

/** The birthday if the clinic has it, otherwise the end of a phone number. */
export const questionFor = (person: {
  readonly hasBirthday: boolean
  readonly hasPhone: boolean
}): CardQuestion => (person.hasBirthday ? 'birthday' : person.hasPhone ? 'phone' : 'nothing')

/** 'b7qm-4xvd-9hj2-w3rt': 75 random bits after a letter for the question, so that no response has to reveal it. */
export const newCardCode = (question: CardQuestion): string =>
  letterOf[question] + newTypedCode(length).slice(1)

/** A code's question; undefined if it can't be a card's code. */
export function questionOf(read: string): CardQuestion | undefined {
  if (!isTypedCode(read, length)) return undefined
  if (read.startsWith(letterOf.birthday)) return 'birthday'
  if (read.startsWith(letterOf.phone)) return 'phone'
  return read.startsWith(letterOf.nothing) ? 'nothing' : undefined
}

/** Birthdays stay as they are; phone numbers become their last four digits, or undefined without digits. */
export const readAnswer = (question: CardQuestion, typed: string): string =>
  question === 'phone' ? typed.replaceAll(/\D/g, '').slice(-4) : question === 'birthday' ? typed.trim() : ''

/** 'Maria G.': enough to give it to the right person, too little to search for them. */
export const nameOnCard = (firstName: string, lastName: string): string => {
  const [initial] = lastName.trim()
  return initial ? `${firstName} ${initial.toUpperCase()}.` : firstName
}

export const daysAfter = (at: Date, days: number) => new Date(at.getTime() + days * 86_400_000)
