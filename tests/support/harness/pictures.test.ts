import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { comparePictures } from '../pictures/compare-pictures.ts'
import { heldAgainstReference } from '../pictures/reference-pictures.ts'

const drawn = (svg: string, height = 60) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="390" height="${height}"><rect width="390" height="${height}" fill="#faf7f2"/>${svg}</svg>`,
    ),
  )
const box = '<rect x="10" y="10" width="22" height="22" rx="6" fill="none" stroke="#2b1b2e"/>'
const mark = '<rect x="10" y="10" width="22" height="22" rx="6" fill="#a8456a"/>'
const word = (x: number) =>
  `<text x="${x}" y="30" font-size="16" font-family="sans-serif" fill="#2b1b2e">Remember me on this device</text>`

const compared = async (reference: Sharp, picture: Sharp) =>
  comparePictures(await reference.webp({ lossless: true }).toBuffer(), await picture.png().toBuffer())

describe('a picture of a story', () => {
  it('is its reference where nothing changed, and where letters stand half a pixel further', async () => {
    expect(await compared(drawn(box + word(40)), drawn(box + word(40)))).toEqual({ isSame: true })
    expect(await compared(drawn(box + word(40)), drawn(box + word(40.5)))).toEqual({ isSame: true })
  })

  it('is another one with another mark, other words or another height, and shows what differs', async () => {
    const marked = await compared(drawn(box + word(40)), drawn(mark + word(40)))
    expect(marked).toMatchObject({ why: expect.stringMatching(/^\d+ of 650 parts differ, at most 8 may$/) })
    const { width } = await sharp(marked.isSame ? undefined : marked.difference).metadata()
    expect(width).toBe(3 * 390 + 2 * 16)
    expect(await compared(drawn(box + word(40)), drawn(box))).toMatchObject({ isSame: false })
    const higher = await compared(drawn(box), drawn(box, 84))
    expect(higher).toMatchObject({ why: 'it was about 390 × 60 pixels and is 390 × 84' })
  })

  it('has to have one', async () => {
    const picture = await drawn(box).png().toBuffer()
    expect(await heldAgainstReference('nothing/nothing.at-all.light', picture)).toBe(
      'There is no reference picture of nothing/nothing.at-all.light: look at the story, then run `npx node tests/support/pictures/refresh.ts`.',
    )
  })
})
