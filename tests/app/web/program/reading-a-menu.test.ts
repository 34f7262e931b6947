import { describe, expect, it } from 'vitest'
import { proposedPoints } from '../../../../src/web/staff/program/menu/proposed-points.ts'
import { decodeText } from '../../../../src/web/staff/program/paste/decode-text.ts'
import { readDuration } from '../../../../src/web/staff/program/paste/read-duration.ts'
import { readPrice } from '../../../../src/web/staff/program/paste/read-price.ts'
import { isService, readServices, serviceIn } from '../../../../src/web/staff/program/paste/read-services.ts'
import { readTable } from '../../../../src/web/staff/program/paste/read-table.ts'

const services = (text: string) => readServices(text).map(({ written }) => serviceIn(written))
const brief = (text: string) =>
  services(text).map(service =>
    isService(service)
      ? [service.category, service.name, service.price, service.durationMinutes, service.pointsEarned]
      : service,
  )

describe('a price', () => {
  it.each([
    ['650', '650.00'],
    ['650.5', '650.50'],
    ['$650', '650.00'],
    ['$ 1,250.00', '1250.00'],
    ['1.250,00 €', '1250.00'],
    ['1 250,00 EUR', '1250.00'],
    ["CHF 1'250.00", '1250.00'],
    ['1,250', '1250.00'],
    ['1.250', '1250.00'],
    ['125,000', '125000.00'],
    ['12,5', '12.50'],
    ['from $200', '200.00'],
    ['ab 99,90 €', '99.90'],
    ['$200+', '200.00'],
    ['450,-', '450.00'],
    ['0', '0.00'],
  ])('%s is %s', (text, price) => expect(readPrice(text)).toBe(price))

  it.each(['', 'on request', '$', '200-300', '1,25,00', '1.25.00', '12,3456', '-5', '1,250,000', '1.250.00'])(
    '“%s” is none',
    text => expect(readPrice(text)).toBeUndefined(),
  )
})

describe('a duration', () => {
  it.each([
    ['45', 45],
    ['45 min', 45],
    ['45min.', 45],
    ['1 h', 60],
    ['1 h 15', 75],
    ['1h15m', 75],
    ['1:15', 75],
    ['1.5 hours', 90],
    ['1,5 Std.', 90],
    ['ca. 30 Minuten', 30],
    ['24 h', 1440],
  ])('%s is %i minutes', (text, minutes) => expect(readDuration(text)).toBe(minutes))

  it.each(['', '0', 'an hour or so', '1:75', '25 h', '1h 60', '30-45 min'])('“%s” is none', text =>
    expect(readDuration(text)).toBeUndefined(),
  )
})

describe('points for a price', () => {
  it.each([
    ['650.00', 65],
    ['249.00', 25],
    ['244.99', 24],
    ['4.00', 0],
  ])('%s earns %i', (price, points) => expect(proposedPoints({ price })).toBe(points))
})

describe('a file', () => {
  const bytes = (...given: readonly number[]) => new Uint8Array(given)

  it('is UTF-8, with a mark or without', () => {
    expect(decodeText(new TextEncoder().encode('Crème'))).toBe('Crème')
    expect(readTable(decodeText(bytes(0xef, 0xbb, 0xbf, 0x41)))).toEqual([{ number: 1, cells: ['A'] }])
  })

  it('is what Excel on Windows writes', () => {
    expect(decodeText(bytes(0x43, 0x72, 0xe8, 0x6d, 0x65, 0x20, 0x80))).toBe('Crème €')
  })

  it('is what Excel calls Unicode text', () => {
    expect(decodeText(bytes(0xff, 0xfe, 0x41, 0, 0xac, 0x20))).toBe('A€')
    expect(decodeText(bytes(0xfe, 0xff, 0, 0x41, 0x20, 0xac))).toBe('A€')
  })
})

describe('a table', () => {
  it.each([
    ['tabs', 'a, b\tc;d', ['a, b', 'c;d']],
    ['semicolons', '1,50;b', ['1,50', 'b']],
    ['commas', 'a,b', ['a', 'b']],
    ['what Excel says', 'sep=|\na|b', ['a', 'b']],
  ])('is separated by %s', (_, text, cells) => expect(readTable(text)[0]?.cells).toEqual(cells))

  it('keeps separators, line breaks and quotes inside quotes', () => {
    expect(readTable('"a ""b"", c","d\r\ne"\r\nf,g')).toEqual([
      { number: 1, cells: ['a "b", c', 'd\ne'] },
      { number: 3, cells: ['f', 'g'] },
    ])
  })

  it('takes a quote in the middle of a word as it is', () => {
    expect(readTable('5" needle\tb\n"open\tc')).toEqual([
      { number: 1, cells: ['5" needle', 'b'] },
      { number: 2, cells: ['"open', 'c'] },
    ])
  })

  it('leaves empty rows out and counts them', () => {
    expect(readTable('a\tb\n\t\n\u00A0\nc\td')).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 4, cells: ['c', 'd'] },
    ])
  })
})

describe('a menu from a spreadsheet', () => {
  const lip = ['Fillers', 'Lip Filler', '650.00', 45, 65]

  it('has columns in whatever order its header names', () => {
    expect(
      brief('Price (USD)\tDuration\tTreatment\tCategory\tPoints\n$650\t45 min\tLip Filler\tFillers\t70'),
    ).toEqual([['Fillers', 'Lip Filler', '650.00', 45, 70]])
  })

  it('is in German as well', () => {
    expect(brief('Leistung;Dauer;Preis;Kategorie\nLip Filler;45 Minuten;650,00 €;Fillers')).toEqual([lip])
  })

  it('needs no header', () => {
    expect(brief('Fillers,Lip Filler,45 min,$650\nFillers,Cheek Filler,1 h,$850')).toEqual([
      lip,
      ['Fillers', 'Cheek Filler', '850.00', 60, 85],
    ])
    expect(brief('Lip Filler\t650.00\nBotox\t420.00')).toEqual([
      ['', 'Lip Filler', '650.00', null, 65],
      ['', 'Botox', '420.00', null, 42],
    ])
  })

  it('tells a description from a category', () => {
    const [read] = services('Lip Filler\tSoft volume\t$650\nBotox\tFewer lines\t$420')
    expect(read).toMatchObject({ name: 'Lip Filler', description: 'Soft volume', category: '' })
  })

  it('has a category once for the merged cells below it', () => {
    expect(brief('Category\tName\tPrice\nFillers\tLip\t650\n\tCheek\t850\nDrips\tGlow\t199')).toEqual([
      ['Fillers', 'Lip', '650.00', null, 65],
      ['Fillers', 'Cheek', '850.00', null, 85],
      ['Drips', 'Glow', '199.00', null, 20],
    ])
  })

  it('has a category in a row of its own', () => {
    expect(brief('Fillers\t\nLip\t$650\nCheek\t$850\nDrips\nGlow\t$199')).toEqual([
      ['Fillers', 'Lip', '650.00', null, 65],
      ['Fillers', 'Cheek', '850.00', null, 85],
      ['Drips', 'Glow', '199.00', null, 20],
    ])
  })

  it('may be a list that somebody typed', () => {
    expect(brief('Fillers\nLip Filler $650\nCheek Filler - 850\nUnder-Eye: from 1,750.00')).toEqual([
      ['Fillers', 'Lip Filler', '650.00', null, 65],
      ['Fillers', 'Cheek Filler', '850.00', null, 85],
      ['Fillers', 'Under-Eye', '1750.00', null, 175],
    ])
  })

  it('may have blanks behind its commas', () => {
    expect(brief('Fillers, Lip Filler, $650\nFillers, Cheek Filler, $850')).toEqual([
      ['Fillers', 'Lip Filler', '650.00', null, 65],
      ['Fillers', 'Cheek Filler', '850.00', null, 85],
    ])
  })

  it('keeps emoji and right-to-left names', () => {
    expect(brief('Name,Price\n✨ Glow,199\nفيلر الشفاه,650')).toEqual([
      ['', '✨ Glow', '199.00', null, 20],
      ['', 'فيلر الشفاه', '650.00', null, 65],
    ])
  })

  it('says by line what is to be mended', () => {
    const rows = readServices('Name;Price;Duration;Points\nLip;a lot;soon;many\n;650;;\nBotox;;30;')
    expect(rows.map(({ line, written }) => [line, serviceIn(written)])).toEqual([
      [
        2,
        {
          price: '“a lot” isn’t a price',
          durationMinutes: '“soon” isn’t a duration',
          points: '“many” isn’t a whole number',
        },
      ],
      [3, { name: 'Missing name' }],
      [4, { price: 'Missing price' }],
    ])
  })

  it('is nothing where nothing was pasted', () => expect(readServices(' \n')).toEqual([]))
})
