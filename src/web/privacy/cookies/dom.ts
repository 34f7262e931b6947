type Properties<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], 'children' | 'style'>
> & { aria?: Readonly<Record<string, string>> }

export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { aria = {}, ...properties }: Properties<Tag>,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), properties)
  for (const [name, value] of Object.entries(aria)) made.setAttribute(name, value)
  made.append(...children)
  return made
}
