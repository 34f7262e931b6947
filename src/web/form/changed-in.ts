/** The fields that differ from what they were: a request without the others can't undo a colleague's change. */
export const changedIn = <Fields extends object>(
  fields: Fields,
  before: { readonly [Name in keyof Fields]: unknown },
) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== before[name as keyof Fields]),
  ) as Partial<Fields>
