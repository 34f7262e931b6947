/**
 * What designers ask before they use a component, as plain data in the `parameters` of its stories. The component's docs
 * page shows it, next to the stories tagged `do` and `dont`.
 */
export type Guidance = {
  /** When to use it, one sentence per case. */
  use?: readonly string[]
  dontUse?: readonly string[]
  /** What to use instead: a component's name, and when to use that one. */
  instead?: Readonly<Record<string, string>>
  /** What it's made of, from the outside in or from start to end. */
  anatomy?: readonly string[]
  /** How to write the text inside it, with examples. */
  words?: readonly string[]
  /** What each key does. */
  keyboard?: Readonly<Record<string, string>>
}

declare module 'storybook/internal/csf' {
  interface Parameters {
    guidance?: Guidance
  }
}
