export type PreviewMergeParams = {
  otherId: string
}
