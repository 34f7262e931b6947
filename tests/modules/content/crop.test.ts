import { describe, expect, it } from 'vitest'
import { type Crop, cropOf } from '../../../src/modules/content/pictures/crop.ts'
import { pictureIdsIn, picturePath } from '../../../src/modules/content/pictures/picture-files.ts'

const idOf = (n: number) => String(n).padStart(32, '0')
const wide: Crop = { shape: 'wide', x: 0.5, y: 0.5 }

describe('a crop', () => {
  it.each([
    ['of a square is as wide as it', { width: 1600, height: 1600 }, wide, [0, 350, 1600, 900]],
    ['begins where somebody wants it', { width: 1600, height: 1600 }, { ...wide, y: 0 }, [0, 0, 1600, 900]],
    ['ends at the edge', { width: 1600, height: 1600 }, { ...wide, x: 1, y: 1 }, [0, 700, 1600, 900]],
    ['of a panorama is as high as it', { width: 4000, height: 900 }, { ...wide, x: 1 }, [2400, 0, 1600, 900]],
    [
      'may be a square',
      { width: 900, height: 300 },
      { shape: 'square' as const, x: 0.5, y: 0 },
      [300, 0, 300, 300],
    ],
    [
      'may be all of it',
      { width: 901, height: 307 },
      { shape: 'whole' as const, x: 1, y: 1 },
      [0, 0, 901, 307],
    ],
    ['of a line is a pixel at least', { width: 1, height: 4000 }, wide, [0, 2000, 1, 1]],
  ])('%s', (_what, size, crop, [left, top, width, height]) => {
    expect(cropOf(size, crop)).toEqual({ left, top, width, height })
  })
})

it('pictures are found wherever they are named, once each', () => {
  const named = { a: picturePath(idOf(7)), b: [{ c: `see ${picturePath(idOf(8))}` }, picturePath(idOf(7))] }
  expect(pictureIdsIn(named)).toEqual([idOf(7), idOf(8)])
  expect(pictureIdsIn({ imageUrl: '/pictures/fillers.svg', other: '/api/pictures/short-800.webp' })).toEqual(
    [],
  )
})
