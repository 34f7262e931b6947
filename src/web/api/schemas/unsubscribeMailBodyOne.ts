export type UnsubscribeMailBodyOne = {
  'List-Unsubscribe'?: string
}
