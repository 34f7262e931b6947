import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { Avatar } from './avatar.tsx'

const meta = {
  component: Avatar,
  parameters: {
    guidance: {
      use: ['For a person in a list, a row or the head of a page.'],
      dontUse: [
        'As a button of its own: the row or the card around it is pressed.',
        'For the clinic: it has a logo.',
      ],
      instead: { Emblem: 'for things that have no face', ThemedPicture: 'for a logo' },
      anatomy: ['The picture, or up to two initials'],
      words: [
        'The name is the person’s as it is written elsewhere; hide it from screen readers where it stands beside the face.',
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
