import { describe, expect, it } from 'vitest'
import { csvLine, csvOf } from '#platform/http/route/files/csv.ts'

describe('a line of a CSV file', () => {
  it.each([
    ['plain', 'plain'],
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@sum', "'@sum"],
    ['\tx', "'\tx"],
    ['\r=x', '"\'\r=x"'],
    ['＝1', "'＝1"],
    ['|calc', "'|calc"],
    [' =1+1', "' =1+1"],
    ['\u00A0=1+1', "'\u00A0=1+1"],
    ['\u200B=1+1', "'\u200B=1+1"],
    ['\uFEFF@sum', "'\uFEFF@sum"],
    ['\u00AD+1', "'\u00AD+1"],
    ['\u202E-1', "'\u202E-1"],
    ['\u0000=1', "'\u0000=1"],
    ['\u3164=1', "'\u3164=1"],
    [' \t\u2060 |calc', "' \t\u2060 |calc"],
    [' Mia = Noor', ' Mia = Noor'],
    ['a=b', 'a=b'],
    ['a;=b', "a;'=b"],
    ["'=b", "''=b"],
    ['', ''],
    [null, ''],
    [-12.5, '-12.5'],
  ])('writes %j as %j', (cell, written) => {
    expect(csvLine([cell, 'end'])).toBe(`${written},end\r\n`)
  })
})

describe('a CSV file', () => {
  const rows = (text: string) => [text]

  it('is read while it is sent, but for its first part', async () => {
    const read: number[] = []
    async function* batches() {
      for (const n of [1, 2, 3]) {
        read.push(n)
        yield [`row ${n}`]
      }
    }
    const { chunks } = await csvOf(['Head'], batches(), rows)
    expect(read).toEqual([1])
    const written: string[] = []
    for await (const chunk of chunks) {
      written.push(chunk)
      if (written.length === 3) break
    }
    expect(written).toEqual(['\uFEFFHead\r\n', 'row 1\r\n', 'row 2\r\n'])
    expect(read).toEqual([1, 2])
  })

  it('does not begin when its first part can’t be read', async () => {
    // biome-ignore lint/correctness/useYield: it fails before there is anything to give.
    async function* failing(): AsyncGenerator<string[]> {
      throw new Error('away')
    }
    await expect(csvOf(['Head'], failing(), rows)).rejects.toThrow('away')
  })

  it('says nothing but its head when there is nothing', async () => {
    const none = (async function* () {})() as AsyncGenerator<string[]>
    const { chunks } = await csvOf(['Head'], none, rows)
    const written: string[] = []
    for await (const chunk of chunks) written.push(chunk)
    expect(written).toEqual(['\uFEFFHead\r\n'])
  })
})
