/** A medical intake as the form sends it. */
export const intakeOf = (change: Readonly<Record<string, unknown>> = {}) => ({
  dateOfBirth: '1991-05-14',
  phoneNumber: '(310) 555-0142',
  address: '100 Rodeo Drive, Beverly Hills, CA 90210',
  emergencyContact: 'Ana Hart',
  emergencyPhone: '(310) 555-0199',
  medicalConditions: 'Asthma',
  allergies: 'Lidocaine',
  medications: 'Salbutamol',
  consentToTreatment: true,
  hipaaConsentDate: '2026-11-21T17:59:30.000Z',
  privacyPolicyAccepted: true,
  marketingConsent: true,
  pushNotificationConsent: false,
  smsConsent: true,
  ...change,
})
