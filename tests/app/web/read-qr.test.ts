import { create } from 'qrcode'
import { describe, expect, it } from 'vitest'
import { readQr } from '../../../src/web/qr/read-qr.ts'

const side = 320
const pixels = 9

function pictureOf(text: string): Uint8ClampedArray {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const start = Math.floor((side - modules.size * pixels) / 2)
  const picture = new Uint8ClampedArray(side * side).fill(235)
  for (let y = 0; y < modules.size * pixels; y++)
    for (let x = 0; x < modules.size * pixels; x++)
      if (modules.get(Math.floor(y / pixels), Math.floor(x / pixels)))
        picture[(start + y) * side + start + x] = 16
  return picture
}

/** Always the same codes, of the letters that the clinic's codes have. */
function codeOf(n: number): string {
  const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
  let seed = n * 2_654_435_761 + 1
  const code = Array.from({ length: 12 }, () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return letters[(seed >>> 16) % letters.length]
  })
  return `VELORA-${code.join('')}`
}

describe('the reader for browsers without one of their own', () => {
  it('reads every code that the clinic could print', () => {
    const codes = Array.from({ length: 400 }, (_, n) => codeOf(n))
    expect(codes.filter(code => readQr(pictureOf(code), side) !== code)).toEqual([])
  })

  it('finds nothing where there is no code', () => {
    expect(readQr(new Uint8ClampedArray(side * side).fill(235), side)).toBeUndefined()
  })
})
