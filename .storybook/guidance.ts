/**
 * What a designer asks before using a part of the kit, as plain data in the `parameters` of its stories. The page of the part
 * shows it, with the stories that are tagged `do` and `dont`.
 */
export type Guidance = {
  /** When to use it: a sentence each. */
  use?: readonly string[]
  dontUse?: readonly string[]
  /** What to use instead: the name of a part, and when. */
  instead?: Readonly<Record<string, string>>
  /** What it is made of, from the outside in or from the start to the end. */
  anatomy?: readonly string[]
  /** How the words inside it are written, with examples. */
  words?: readonly string[]
  /** What a key does, by the key. */
  keyboard?: Readonly<Record<string, string>>
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    guidance?: Guidance
  }
}
