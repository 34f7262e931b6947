import { expect, it } from 'vitest'
import { actionTitle } from '../../../../src/modules/identity/audit/audit-entries.ts'

it.each([
  ['createPromotion', 'Create monthly special'],
  ['openStaffArea', 'Open the staff area'],
  ['lockStaffArea', 'Lock the staff area'],
  ['suggestPatients', 'Search for a patient'],
  ['listPresent', 'View today’s patients'],
  ['readPatientPhoto', 'View a patient’s photo'],
  ['issueStaffCode', 'Issue a staff code'],
  ['exportPatients', 'Export the patient list'],
  ['exportFigures', 'Export the overview'],
  ['deleteAccount', 'Delete their own account'],
  ['undoAward', 'Undo award'],
])('the audit log calls %s “%s”', (action, title) => {
  expect(actionTitle(action)).toBe(title)
})
