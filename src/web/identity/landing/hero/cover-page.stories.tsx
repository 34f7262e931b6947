import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextLink } from '#ui-kit/actions/text-link/text-link.tsx'
import { Wordmark } from '#ui-kit/brand/wordmark/wordmark.tsx'
import { ExampleLink } from '#ui-kit/foundations/pressable/example-link.tsx'
import { Inline } from '#ui-kit/layout/inline/inline.tsx'
import { CoverPage } from './cover-page.tsx'

const meta = {
  component: CoverPage,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
    guidance: {
      use: [
        'For a page with a single message and hardly any actions, such as before an opening or after a goodbye.',
      ],
      dontUse: ['For an error, which needs a next step.', 'Inside the app.'],
      instead: { EmptyState: 'for an empty list', Notice: 'for errors' },
      anatomy: ['Wordmark', 'Drawing', 'The message', 'A sentence or two', 'The footer'],
      words: ['Says what’s coming, and when, if that’s known.'],
    },
  },
  args: {
    brand: <Wordmark name="Aurora Clinic" />,
    drawing: 'leaf',
    title: 'Opening soon',
    children: 'We are preparing everything with care. Come back in a few days.',
    foot: (
      <Inline as="footer" spread="center">
        <TextLink tone="quiet" alone render={<ExampleLink />}>
          For our team
        </TextLink>
      </Inline>
    ),
  },
} satisfies Meta<typeof CoverPage>

export default meta

export const OneThing: StoryObj<typeof meta> = {}
