import { expect, it } from 'vitest'
import { actionTitle } from '../../../../src/modules/identity/audit/audit-entries.ts'

it.each([
  ['createPromotion', 'Created monthly special'],
  ['openStaffArea', 'Opened the staff area'],
  ['lockStaffArea', 'Locked the staff area'],
  ['suggestPatients', 'Searched for a patient'],
  ['listPresent', 'Viewed today’s patients'],
  ['readPatientPhoto', 'Viewed a patient’s photo'],
  ['issueStaffCode', 'Issued a staff code'],
  ['exportPatients', 'Exported the patient list'],
  ['exportFigures', 'Exported the overview'],
  ['deleteAccount', 'Deleted their own account'],
  ['denyRequest', 'Denied request'],
  ['saveMenuDraft', 'Saved menu draft'],
  ['startProgramPreview', 'Started Program preview'],
  ['undoAward', 'Undid an award'],
  ['publishProgramme', 'Published the Program'],
])('the audit log calls %s “%s”', (action, title) => {
  expect(actionTitle(action)).toBe(title)
})
