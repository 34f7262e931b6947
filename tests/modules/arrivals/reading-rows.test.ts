import { describe, expect, it } from 'vitest'
import { readTable } from '../../../src/modules/arrivals/adapters/read-table.ts'
import { readOverview } from '../../../src/modules/arrivals/read-overview.ts'
import { readPerson } from '../../../src/modules/arrivals/rules/person.ts'
import { packed, workbookParts } from './workbook.ts'

async function read(content: string | Uint8Array) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  const rows = () =>
    readTable(async function* () {
      yield bytes
    })
  const { headingRow, columns } = await readOverview(rows(), 2026)
  const chosen = columns.map(column => ({
    ...column,
    dateOrder: column.dateOrder ?? ('month first' as const),
  }))
  const people = []
  for await (const { number, cells } of rows())
    if (number > headingRow) people.push(readPerson(cells, chosen, 2026))
  return { columns, people }
}

const person = async (content: string | Uint8Array, row = 0) => {
  const found = (await read(content)).people[row]
  return found && 'person' in found ? found.person : found
}

describe('the cells of a row', () => {
  it.each([
    ['1.234', 1_234, 123_400],
    ['1,234', 1_234, 123_400],
    ['1.234,50', 1_234, 123_450],
    ['1.234.567', undefined, 123_456_700],
    ['12.50', 12, 1_250],
    ['0.125', 0, 13],
  ])('have thousands and decimals told apart: %s', async (text, points, spendCents) => {
    expect(await person(`email,points\na@mail.test,"${text}"\n`)).toMatchObject(
      points === undefined ? { refused: `The number of points “${text}” can’t be read.` } : { points },
    )
    expect(await person(`email,lifetime spend\na@mail.test,"$${text}"\n`)).toMatchObject({ spendCents })
  })

  it('have the other rows decide whether a period is for thousands or decimals, and staff are asked', async () => {
    const { columns, people } = await read(
      'email,lifetime spend\na@mail.test,12.345\nb@mail.test,8.10\nc@mail.test,250\n',
    )
    expect(people.map(each => 'person' in each && each.person.spendCents)).toEqual([1_235, 810, 25_000])
    expect(columns[1]).toMatchObject({
      ...{ field: 'spend', isSure: false },
      question:
        '“12.345” could also mean 12,345. Other rows have decimals, so we’d read it as 12.345. Is that right?',
    })
  })

  it.each([
    ['12.500\n7.250\n3.750', '“12.500” could also mean 12.5. We’d read it as 12,500. Is that right?'],
    ['1.250\n80', '“1.250” could also mean 1.25. We’d read it as 1,250. Is that right?'],
    ['12.500\n1.234.567', ''],
    ['12.500\n"7.250,50"', ''],
    ['1250\n80', ''],
  ])('have staff asked if no row tells whether a period is for thousands: %s', async (cells, question) => {
    const rows = cells.split('\n').map((cell, at) => `a${at}@mail.test,${cell}`)
    for (const heading of ['points', 'lifetime spend']) {
      const { columns } = await read(`email,${heading}\n${rows.join('\n')}\n`)
      expect(columns[1]?.question).toBe(question)
    }
  })

  it('have numbers of Excel read as they are, and what an export put before a formula taken off', async () => {
    const file = packed(
      workbookParts([
        ['First name', 'Email', 'Lifetime spend'],
        ["'=1+1", 'a@mail.test', 1.234],
      ]),
    )
    expect(await person(file)).toMatchObject({ firstName: '=1+1', spendCents: 123 })
  })

  it('have the mobile number first, whatever the order of the columns', async () => {
    const list = 'Name,Home Phone,Phone,Cell Phone\nMia Hart,(415) 550-0100,(415) 550-0101,(415) 550-0102\n'
    expect(await person(list)).toMatchObject({
      phones: ['(415) 550-0102', '(415) 550-0100', '(415) 550-0101'],
    })
  })

  it('are left out with a note if they are no contact', async () => {
    expect(
      await person('Name,Phone,Blocked\nMia Hart,555-555-5555,Yes\nNoor Lee,ask her,No\n'),
    ).toMatchObject({
      phones: [],
      notes: ['“555-555-5555” isn’t a real phone number, so we left it out.'],
    })
    expect(await person('Name,Phone\nMia Hart,(415) 550-0100\nNoor Lee,ask her\n', 1)).toMatchObject({
      notes: ['“ask her” isn’t a phone number, so we left it out.'],
    })
  })

  it.each(['0000-00-00', '0000-00-00 00:00:00', '00/00/0000', '1900-01-01', '1/1/1900', '0001-01-01 00:00'])(
    'have no birthday if it stands for none: %s',
    async text => {
      const list = `Name,Birthday,Client since\nMia Hart,${text},${text}\n`
      expect(await person(list)).toMatchObject({
        ...{ birthday: null, birthdayWithoutYear: null, joined: null, notes: [] },
      })
    },
  )

  it('keep the day of a birthday whose year stands for none', async () => {
    const list = 'Name,Birthday\nMia Hart,1900-08-12\nNoor Lee,01-01\n'
    expect(await person(list)).toMatchObject({ birthdayWithoutYear: '08-12' })
    expect(await person(list, 1)).toMatchObject({ birthdayWithoutYear: '01-01' })
  })

  it.each([
    ['soon\nlater\n03/04/1985\n05/06/1990', 'few are dates'],
    ['0000-00-00\n00/00/0000\n1900-01-01\n03/04/1985', 'most stand for none'],
  ])('have their order asked unless some date tells: %s', async cells => {
    const rows = cells.split('\n').map((cell, at) => `a${at}@mail.test,${cell}`)
    const { columns } = await read(`email,birthday\n${rows.join('\n')}\n`)
    expect(columns[1]).toMatchObject({
      ...{ field: 'birthday', asksOrder: true, question: '03/04/1985: day or month first?' },
      examples: expect.arrayContaining(['03/04/1985']),
    })
    expect(columns[1]?.examples[0]).toBe('03/04/1985')
  })

  it('keep a last visit that has a year', async () => {
    const list = 'Name,Last visit\nMia Hart,03/15/2026 4:30 PM\nNoor Lee,--03-15\n'
    expect(await person(list)).toHaveProperty('other', { lastVisit: '2026-03-15' })
    expect(await person(list, 1)).toHaveProperty('other', {})
  })

  it('refuse a person who has died', async () => {
    const list = 'First name,Last name,Deceased at\nMia,Hart,2024-03-01\nNoor,Lee,\nAna,Stone,No\n'
    expect((await read(list)).people).toMatchObject([
      { refused: 'Recorded as deceased.' },
      { person: { firstName: 'Noor' } },
      { person: { firstName: 'Ana' } },
    ])
  })
})
