import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Avatar } from './avatar.tsx'

const meta = {
  component: Avatar,
  parameters: {
    guidance: {
      use: ['For a person in a list, in a row or at the top of a page.'],
      dontUse: [
        'As its own button: people press the row or card around it.',
        'For the clinic, which has a logo.',
      ],
      instead: { Emblem: 'for anything that isn’t a person', ThemedPicture: 'for a logo' },
      anatomy: ['The picture, or up to two initials'],
      words: [
        'The name is written as everywhere else. Hide the avatar from screen readers if the name is next to it.',
      ],
    },
  },
  args: { name: 'Mia Laurent' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

export const Initials: Story = { args: {} }
export const Large: Story = { tags: ['do'], args: { size: 'l' } }
export const Small: Story = { args: { size: 's' } }
export const OneName: Story = { args: { name: 'Noor' } }
export const Nameless: Story = { args: { name: '', decorative: true } }

export const BrokenPicture: Story = {
  args: { src: '/nothing-here.png' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('img')).toHaveTextContent('ML'))
  },
}

const logo = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 80"><path fill="#fff" d="M0 0h200v80H0z"/>' +
    '<text x="100" y="53" text-anchor="middle" font-family="serif" font-size="44" fill="#a8456a">Velora</text></svg>',
)}`

export const LogoOfTheClinic: Story = { tags: ['dont'], args: { name: 'Velora', src: logo, size: 'l' } }
