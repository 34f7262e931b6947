import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { contrast, type Pair, textPairs, uiPairs } from './contrast.ts'
import { evening, light } from './palettes.ts'

function Palette({ colors }: { colors: typeof light }) {
  return (
    <ul>
      {textPairs(colors).map(pair => (
        <li key={pair.name} style={{ background: pair.ground, color: pair.ink, padding: '8px 12px' }}>
          {pair.name} {pair.ink.startsWith('#') && `· ${contrast(pair).toFixed(1)}`}
        </li>
      ))}
    </ul>
  )
}

const meta = { component: Palette } satisfies Meta<typeof Palette>

export default meta
type Story = StoryObj<typeof meta>

const tooClose = (pairs: readonly Pair[], least: number) =>
  pairs.filter(pair => contrast(pair) < least).map(pair => `${pair.name} ${contrast(pair).toFixed(2)}`)

const isLegible: NonNullable<Story['play']> = async ({ args }) => {
  await expect(tooClose(textPairs(args.colors), 4.5)).toEqual([])
  await expect(tooClose(uiPairs(args.colors), 3)).toEqual([])
}

export const Light: Story = { args: { colors: light }, play: isLegible }
export const Evening: Story = { args: { colors: evening }, play: isLegible }

const named = (palette: typeof light) =>
  Object.fromEntries(
    Object.entries(palette).map(([role, shade]) => [
      role,
      typeof shade === 'string'
        ? `var(--${role})`
        : Object.fromEntries(Object.keys(shade).map(part => [part, `var(--${role}-${part})`])),
    ]),
  ) as typeof light

/** The page's current colors, whatever its theme or clinic. */
export const OfAnyClinic: Story = { args: { colors: named(light) }, parameters: { inEveryBrand: true } }
