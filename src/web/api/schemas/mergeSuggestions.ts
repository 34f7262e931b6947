import type { MergeSuggestionsOldestItem } from './mergeSuggestionsOldestItem.ts'

export interface MergeSuggestions {
  total: number
  /** At most five. */
  oldest: MergeSuggestionsOldestItem[]
}
