/**
 * How many new patients would be in each tier.
 */
export type PatientImportTotalsTiers = { [key: string]: number }
