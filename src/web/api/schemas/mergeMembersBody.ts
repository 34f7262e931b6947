export type MergeMembersBody = {
  otherId: string
}
