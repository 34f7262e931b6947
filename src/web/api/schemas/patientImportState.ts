export type PatientImportState = (typeof PatientImportState)[keyof typeof PatientImportState]

export const PatientImportState = {
  uploading: 'uploading',
  reading: 'reading',
  columns: 'columns',
  checking: 'checking',
  checked: 'checked',
  running: 'running',
  done: 'done',
  undoing: 'undoing',
  undone: 'undone',
  failed: 'failed',
} as const
