import { faker } from '@faker-js/faker'

import type { Done, Export, IntakeRenewal, IntakeStatus, PatientIntake, RenewIntakesAnswer } from '../schemas'

export const getChooseCookiesResponseMock = (): Done => ({ success: true })

export const getTrackEventResponseMock = (): Done => ({ success: true })

export const getRecordVisitResponseMock = (): Done => ({ success: true })

export const getExportPersonalDataResponseMock = (): Export => ({ exportedAt: '2026-11-21T18:00:00.000Z', holdings: { identity: { email: 'mia@velora.example', firstName: 'Mia', lastName: 'Hart' } } })

export const getDeleteAccountResponseMock = (): Done => ({ success: true })

export const getSubmitIntakeResponseMock = (): Done => ({ success: true })

export const getIntakeStatusResponseMock = (): IntakeStatus => ({ submittedAt: '2026-11-20T18:00:00.000Z', version: 1, isCurrent: true, marketingConsent: true, pushNotificationConsent: false, smsConsent: false })

export const getReadIntakeResponseMock = (overrideResponse: Partial<Extract<PatientIntake, object>> = {}): PatientIntake => ({
  memberId: faker.string.uuid(),
  versions: Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    version: 1,
    submittedAt: '2026-11-20T18:00:00.000Z',
    dateOfBirth: '1991-05-14',
    phoneNumber: '(310) 555-0142',
    address: '12 Main Street, Springfield',
    emergencyContact: 'Ana Hart',
    emergencyPhone: '(310) 555-0199',
    medicalConditions: '',
    allergies: 'Lidocaine',
    medications: '',
    consentToTreatment: true,
    hipaaConsentDate: '2026-11-20T17:59:30.000Z',
    privacyPolicyAccepted: true,
    marketingConsent: true,
    pushNotificationConsent: false,
    smsConsent: false,
    wording: '2026-11-27',
  })),
  older: faker.number.int({ min: 0 }),
  currentTexts: { privacyPolicyVersion: 4, privacyNoticeVersion: 0 },
  ...overrideResponse,
})

export const getFindRenewalResponseMock = (): IntakeRenewal => ({ patients: 38, askedAt: null })

export const getRenewIntakesResponseMock = (): RenewIntakesAnswer => ({ patients: 38 })
