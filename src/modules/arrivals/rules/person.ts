import {
  bare,
  comparableName,
  isPlaceholderEmail,
  isPlaceholderPhone,
  readEmail,
  readFullName,
  readMoney,
  readPoints,
  readYesNo,
  saysNothing,
  startOf,
  withoutApostrophe,
} from './cells.ts'
import type { RecognizedColumn } from './columns.ts'
import { type DateOrder, dateText, isPlaceholderDate, readDate } from './dates.ts'
import type { Field } from './fields.ts'
import { isOfMobiles } from './headings.ts'

/** Staff's choice for a column. */
export interface ChosenColumn {
  readonly index: number
  readonly field: Field
  readonly dateOrder: DateOrder | null
}

/** A chosen column, and what all of its cells say together. */
export type ListedColumn = ChosenColumn & Pick<RecognizedColumn, 'heading' | 'hasDecimals'>

export interface ListedConsent {
  readonly channel: 'email' | 'sms'
  readonly given: boolean
  /** The date as 'YYYY-MM-DD', and the source: without both, an opt-in proves nothing. */
  readonly date: string | null
  readonly source: string | null
}

/** A person in another system's list, as far as the row was readable. */
export interface ListedPerson {
  readonly externalId: string | null
  readonly firstName: string
  readonly lastName: string
  readonly emails: readonly string[]
  /** As written, mobile numbers first. */
  readonly phones: readonly string[]
  /** 'YYYY-MM-DD' */
  readonly birthday: string | null
  /** 'MM-DD' if the list has no year. */
  readonly birthdayWithoutYear: string | null
  /** Null if the list has none for this person; a balance then stays as it is. */
  readonly points: number | null
  readonly spendCents: number
  readonly visits: number
  readonly joined: string | null
  readonly consents: readonly ListedConsent[]
  /** Fields that Velora doesn't have, by field. They're stored with the patient's origin. */
  readonly other: Readonly<Record<string, string>>
  /** Sentences about cells that were left out. */
  readonly notes: readonly string[]
}

export interface ListedContact {
  readonly kind: 'email' | 'phone'
  readonly value: string
  readonly isValid: boolean
}

/** What a row tells of a patient besides the name. */
export interface ListedDetails {
  readonly contacts: readonly ListedContact[]
  /** 'YYYY-MM-DD', or 'MM-DD' without a year. */
  readonly birthday: string | null
}

export const detailsOf = (
  { emails, phones, birthday, birthdayWithoutYear }: ListedPerson,
  parsePhone: (typed: string) => Omit<ListedContact, 'kind'>,
): ListedDetails => ({
  contacts: [
    ...emails.map(value => ({ kind: 'email', value, isValid: true }) as const),
    ...phones.map(phone => ({ kind: 'phone', ...parsePhone(phone) }) as const),
  ],
  birthday: birthday ?? birthdayWithoutYear,
})

export type ReadPerson = { readonly person: ListedPerson } | { readonly refused: string }

export const mostImportedPoints = 1_000_000
const mostCents = 100_000_000_00
const longestName = 100
const longestOther = 500

/** The person in a row, or a sentence about why it can't be imported. */
export function readPerson(
  cells: readonly string[],
  columns: readonly ListedColumn[],
  thisYear: number,
): ReadPerson {
  const notes: string[] = []
  const cellsOf = (field: Field) =>
    columns
      .filter(column => column.field === field)
      .map(({ index, heading, hasDecimals }) => ({ heading, hasDecimals, text: bare(cells[index] ?? '') }))
      .filter(({ text }) => text !== '')
  const of = (field: Field) => cellsOf(field).map(({ text }) => text)
  const dateOf = (field: Field) => {
    const column = columns.find(each => each.field === field)
    const text = bare(cells[column?.index ?? -1] ?? '')
    if (saysNothing(text) || isPlaceholderDate(text, thisYear)) return null
    const date = readDate(text, thisYear, column?.dateOrder ?? undefined)
    return date === undefined || date === 'unclear' ? { text } : { text, date: dateText(date) }
  }

  if (hasDied(of)) return { refused: recordedAsDeceased }
  const names = namesIn(of)
  const emails = emailsIn(of('email'), notes)
  const phones = phonesIn(cellsOf('phone').toSorted(mobileFirst), notes)
  if (names.firstName === '' && names.lastName === '' && emails.length === 0 && phones.length === 0)
    return { refused: 'This row has no name, no email address and no phone number.' }
  if (names.firstName.length > longestName || names.lastName.length > longestName)
    return { refused: 'The name is longer than 100 characters.' }

  const birthday = dateOf('birthday')
  if (birthday && !birthday.date)
    return { refused: `The birthday “${startOf(birthday.text, 30)}” is not a date.` }
  const amounts = amountsIn(cellsOf)
  if ('refused' in amounts) return amounts
  const joined = dateOf('joined')
  if (joined && !joined.date)
    notes.push(`The join date “${startOf(joined.text, 30)}” isn’t a date, so we left it out.`)
  const isBlocked = of('blocked').some(text => readYesNo(text) || /^blocked/i.test(text))
  const whole = (date: string | undefined) => (date?.length === 10 ? date : null)
  const lastVisit = whole(dateOf('lastVisit')?.date) ?? undefined
  return {
    person: {
      externalId: startOf(of('externalId')[0] ?? '', 100) || null,
      ...names,
      emails,
      phones,
      birthday: whole(birthday?.date),
      birthdayWithoutYear: birthday?.date?.length === 5 ? birthday.date : null,
      ...amounts,
      joined: whole(joined?.date),
      consents: consentsIn(of, field => whole(dateOf(field)?.date)),
      other: otherIn(of, { blocked: isBlocked ? 'yes' : undefined, lastVisit }),
      notes,
    },
  }
}

export const recordedAsDeceased = 'Recorded as deceased.'

type CellsOf = (field: Field) => readonly string[]

const hasDied = (of: CellsOf): boolean =>
  of('deceased').some(text => !saysNothing(text) && (readYesNo(text) || /\d|deceased|died/i.test(text)))

function namesIn(of: CellsOf): Pick<ListedPerson, 'firstName' | 'lastName'> {
  const spoken = (field: Field) => of(field).find(text => !saysNothing(text)) ?? ''
  const halves = { firstName: spoken('firstName'), lastName: spoken('lastName') }
  return halves.firstName || halves.lastName ? halves : readFullName(spoken('fullName'))
}

/** A cell can have several. Placeholders don't count. */
function emailsIn(cells: readonly string[], notes: string[]): readonly string[] {
  const found = new Set<string>()
  for (const text of cells.flatMap(cell => cell.split(/[;,\s]+(?=\S+@)/))) {
    if (saysNothing(text)) continue
    const email = readEmail(text)
    if (!email) notes.push(`“${startOf(text, 60)}” isn’t an email address, so we left it out.`)
    else if (isPlaceholderEmail(email))
      notes.push(`“${startOf(email, 60)}” isn’t a real address, so we left it out.`)
    else found.add(email)
  }
  return [...found].slice(0, 3)
}

interface ListedCell extends Pick<ListedColumn, 'heading' | 'hasDecimals'> {
  readonly text: string
}

const mobileFirst = (a: ListedCell, b: ListedCell) =>
  Number(isOfMobiles(b.heading)) - Number(isOfMobiles(a.heading))

/** A cell can have several. */
function phonesIn(cells: readonly ListedCell[], notes: string[]): readonly string[] {
  const found = new Set<string>()
  for (const cell of cells.flatMap(({ text }) => text.split(/[;,]| \/ /))) {
    const text = startOf(withoutApostrophe(bare(cell)), 40)
    if (saysNothing(text)) continue
    if (!/\d/.test(text)) notes.push(`“${text}” isn’t a phone number, so we left it out.`)
    else if (isPlaceholderPhone(text)) notes.push(`“${text}” isn’t a real phone number, so we left it out.`)
    else found.add(text)
  }
  return [...found].slice(0, 4)
}

const noCell = { text: '', hasDecimals: false }

function amountsIn(
  of: (field: Field) => readonly ListedCell[],
): Pick<ListedPerson, 'points' | 'spendCents' | 'visits'> | { readonly refused: string } {
  const refusedAs = (what: string, text: string) => ({
    refused: `The ${what} “${startOf(text, 30)}” can’t be read.`,
  })
  const [{ text: pointsText, hasDecimals } = noCell] = of('points')
  const hasPoints = pointsText === '0' || !saysNothing(pointsText)
  const points = hasPoints ? readPoints(pointsText, hasDecimals) : null
  if (points === undefined || (points !== null && (points < 0 || points > mostImportedPoints)))
    return refusedAs('number of points', pointsText)
  let spendCents = 0
  for (const { text, ...column } of of('spend')) {
    const cents = saysNothing(text) ? 0 : readMoney(text, column.hasDecimals)
    if (cents === undefined || cents < 0 || cents > mostCents) return refusedAs('amount', text)
    spendCents += cents
  }
  const [{ text: visitsText, hasDecimals: isFraction } = noCell] = of('visits')
  const visits = saysNothing(visitsText) ? 0 : readPoints(visitsText, isFraction)
  if (visits === undefined || visits < 0 || visits > 100_000) return refusedAs('number of visits', visitsText)
  return { points, spendCents, visits }
}

/** An opt-out anywhere wins. */
function consentsIn(of: CellsOf, dateOf: (field: Field) => string | null): readonly ListedConsent[] {
  const source = startOf(of('consentSource')[0] ?? '', longestOther) || null
  const answer = (fields: readonly Field[], meaning: boolean) =>
    fields.flatMap(of).some(text => readYesNo(text) === meaning)
  return (['email', 'sms'] as const).flatMap((channel): readonly ListedConsent[] => {
    const date = dateOf(`${channel}ConsentDate`)
    if (answer([`${channel}OptOut`, 'noContact'], true) || answer([`${channel}Consent`], false))
      return [{ channel, given: false, date, source }]
    return answer([`${channel}Consent`], true) ? [{ channel, given: true, date, source }] : []
  })
}

function otherIn(
  of: CellsOf,
  more: Readonly<Record<'blocked' | 'lastVisit', string | undefined>>,
): Readonly<Record<string, string>> {
  const texts: Readonly<Record<string, string | undefined>> = {
    address: of('address').join(', '),
    treatments: of('treatments').join('; '),
    tier: of('tier')[0],
    ...more,
  }
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => (text ? [[name, startOf(text, longestOther)]] : [])),
  )
}

/** What another system says about a patient that Velora has no field for. */
export interface ImportedFacts {
  readonly source: string
  readonly address: string | null
  readonly treatments: string | null
  readonly tier: string | null
  /** 'YYYY-MM-DD' */
  readonly lastVisit: string | null
  readonly isBlocked: boolean
}

/** Undefined if the other system says nothing of the kind. */
export function importedFacts(other: ListedPerson['other'], sourceKey: string): ImportedFacts | undefined {
  const {
    source = sourceKey,
    address = null,
    treatments = null,
    tier = null,
    lastVisit = null,
    blocked,
  } = other
  if (!(address || treatments || tier || lastVisit || blocked)) return undefined
  return { source, address, treatments, tier, lastVisit, isBlocked: blocked !== undefined }
}

const idPrefix = 'id '

/** Identifies the same person in two rows of a list: an ID from the other system, or else all names and contacts. */
export function identityOf({
  externalId,
  firstName,
  lastName,
  emails,
  phones,
  birthday,
}: ListedPerson): string {
  if (externalId) return `${idPrefix}${externalId}`
  const digits = phones.map(phone => phone.replaceAll(/\D/g, '')).toSorted()
  return [comparableName(`${firstName} ${lastName}`), ...emails.toSorted(), ...digits, birthday ?? ''].join(
    '\n',
  )
}

export const hasId = (key: string): boolean => key.startsWith(idPrefix)

const pointsPrefix = 'points '

/** The key under which a later list brings the points of a person whom this key brought without. */
export const keyOfPoints = (key: string): string => `${pointsPrefix}${key}`

/** The key of the person, also from the key of points that a later list brought. */
export const keyOfPerson = (key: string): string =>
  key.startsWith(pointsPrefix) ? key.slice(pointsPrefix.length) : key

/** The other system's ID of a key that has one. */
export const externalIdIn = (key: string): string => key.slice(idPrefix.length)

/** Two rows of one person share a contact under this name, even if the IDs differ. Empty without a name. */
export const twinsOf = (
  { firstName, lastName }: Pick<ListedPerson, 'firstName' | 'lastName'>,
  contacts: readonly ListedContact[],
): readonly string[] => {
  const name = comparableName(`${firstName} ${lastName}`)
  const values = contacts.map(({ value, isValid }) => (isValid ? value : value.replaceAll(/\D/g, '')))
  return name === '' ? [] : values.map(value => `${name}\n${value}`)
}
