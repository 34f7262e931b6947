import type { MergeSuggestionsOldestItemAbsorbed } from './mergeSuggestionsOldestItemAbsorbed.ts'
import type { MergeSuggestionsOldestItemSurvivor } from './mergeSuggestionsOldestItemSurvivor.ts'

export type MergeSuggestionsOldestItem = {
  id: string
  by: string
  at: string
  survivor: MergeSuggestionsOldestItemSurvivor
  absorbed: MergeSuggestionsOldestItemAbsorbed
}
