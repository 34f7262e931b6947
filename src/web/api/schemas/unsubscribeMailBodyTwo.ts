export type UnsubscribeMailBodyTwo = {
  'List-Unsubscribe'?: string
}
