export type ProgrammeOverviewPartsItemProblemsItem = {
  path: string
  message: string
}
