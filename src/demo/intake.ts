/** What Mia told the clinic, so that the staff of a demo has something to read. */
export const demoIntake = () =>
  ({
    dateOfBirth: '1991-05-14',
    phoneNumber: '(310) 555-0142',
    address: '100 Rodeo Drive, Beverly Hills, CA 90210',
    emergencyContact: 'Ana Hart',
    emergencyPhone: '(310) 555-0199',
    medicalConditions: 'Mild asthma since childhood',
    allergies: 'Lidocaine (rash)',
    medications: 'Salbutamol, when needed',
    consents: {
      consentToTreatment: true,
      privacyPolicyAccepted: true,
      hipaaConsentDate: new Date().toISOString(),
      wording: '2026-11-21',
      marketingConsent: true,
      pushNotificationConsent: true,
      smsConsent: false,
    },
  }) as const
