export interface DiaryEntryRemoved {
  success: boolean
}
