import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from '../../../../qr/qr-code/qr-code.tsx'
import { CardSheet } from './card-sheet.tsx'

const lines = [
  'Your membership is waiting. Scan, or enter the code at sunny.example/claim.',
  'The code works once, until May 26, 2027. Or show this card at the front desk.',
]
const cards = Array.from({ length: 10 }, (_, at) => ({
  name: 'Maria G.',
  code: `B7QM-4XVD-9HJ2-W3R${at}`,
  picture: <QrCode size="full" label="A picture to scan" text="daily-visit" quietZone={1} />,
  lines,
}))

const meta = {
  component: CardSheet,
  parameters: {
    guidance: {
      use: ['For small cards to hand out, ten to a sheet.'],
      dontUse: ['For printed pages to put up.'],
      instead: { Poster: 'for printed pages to put up', PrintSheet: 'for one code per page' },
      anatomy: ['Brand', 'Name', 'What to do', 'Code', 'Picture'],
      words: ['Two short sentences: a card has room for five lines.'],
    },
  },
  args: { paper: 'a4', brand: 'Sunny Corner', cards },
} satisfies Meta<typeof CardSheet>

export default meta
type Story = StoryObj<typeof meta>

export const A4: Story = {}

export const Letter: Story = { args: { paper: 'letter' } }

export const LongNames: Story = {
  args: {
    brand: 'The Sunny Corner for Wellness, Aesthetics and Everything Beyond of Los Angeles',
    cards: cards.map(card => ({ ...card, name: 'Wilhelmina-Alexandra Featherstonehaugh-Cholmondeley F.' })),
  },
}

export const TwoSentences: Story = { tags: ['do'] }

export const AWallOfWords: Story = {
  tags: ['dont'],
  args: {
    cards: cards.map(card => ({
      ...card,
      lines: [
        ...lines,
        'A card is personal, must not be given to anybody else, and stays the property of the clinic.',
        ...lines.map(line => `${line} `),
      ],
    })),
  },
}
