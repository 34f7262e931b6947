import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Heading,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Fragment, useContext } from 'react'
import { inWords } from '../stories.ts'
import * as styles from './docs.css.ts'
import { type Example, GuidanceOf } from './guidance-of.tsx'
import { handedOn } from './real-controls.ts'
import { StoryFrames } from './story-frames.tsx'

type ListedStory = Example & { tags?: readonly string[] }

/**
 * The docs page of a component (what it does, its props, how to use it, its states) or of a screen. A screen's states are
 * each in a separate frame, so that each gets its own responses from the server.
 */
export function DocsPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const stories = useContext(DocsContext).componentStories() as ListedStory[]
  const tagged = (tag: string) => stories.filter(({ tags }) => tags?.includes(tag))
  const [good, bad] = [tagged('do'), tagged('dont')]
  const states = stories.filter(story => !good.includes(story) && !bad.includes(story))
  const { guidance } = preparedMeta.parameters
  const isScreen = preparedMeta.title.startsWith('screens/') && !guidance
  const frame = preparedMeta.parameters['docs']?.story
  const isApart = isScreen || frame?.inline === false
  const [first] = states
  return (
    <>
      <Title>{inWords(preparedMeta.title.split('/').at(-1) ?? '')}</Title>
      <Subtitle />
      <Description />
      {!isApart && first && <Canvas of={first.moduleExport as never} />}
      {!isScreen && <Props argTypes={preparedMeta.argTypes} of={isApart ? undefined : first} />}
      <GuidanceOf guidance={guidance} good={good} bad={bad} />
      <Heading>States</Heading>
      {isApart ? (
        <StoryFrames stories={states} height={Number.parseInt(frame?.height ?? '844', 10)} />
      ) : (
        states.slice(1).map(({ id, name, moduleExport }) => (
          <Fragment key={id}>
            <Subheading>{name}</Subheading>
            <Canvas of={moduleExport as never} />
          </Fragment>
        ))
      )}
    </>
  )
}

type ArgTypes = Readonly<Record<string, { table?: { category?: string } }>>

/** The component's own props, set for the story above them. Props that it only passes on are folded away. */
function Props({ argTypes, of }: { argTypes: ArgTypes; of: ListedStory | undefined }) {
  const passed = Object.keys(argTypes).filter(name => argTypes[name]?.table?.category === handedOn)
  if (Object.keys(argTypes).length === 0) return null
  // The block doesn't accept `of: undefined`.
  const story = of && { of: of.moduleExport as never }
  return (
    <>
      <Heading>Props</Heading>
      <Controls {...story} exclude={passed} />
      {passed.length > 0 && (
        <details className={styles.more}>
          <summary>Passed on to the underlying element</summary>
          <Controls {...story} include={passed} />
        </details>
      )}
    </>
  )
}
