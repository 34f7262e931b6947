import type { IntakeBodyWording } from '#api/schemas/index.ts'
import { clinic } from '../../data/clinic.ts'

/** The version of the texts below. It's stored with every consent, so changed texts need a new version. */
export const wordingVersion: IntakeBodyWording = '2026-11-27'

export type ConsentName =
  | 'consentToTreatment'
  | 'hipaaConsentDate'
  | 'privacyPolicyAccepted'
  | 'marketingConsent'
  | 'pushNotificationConsent'
  | 'smsConsent'

export interface ConsentWording {
  /** The checkbox label. */
  readonly statement: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** The full consent texts for a clinic with this name. */
export const consentWordings = (clinicName: string): Readonly<Record<ConsentName, ConsentWording>> => ({
  consentToTreatment: {
    statement: 'I consent to treatment based on the information I’ve provided here.',
    title: 'Treatment consent',
    paragraphs: [
      `I’m asking to be treated at ${clinicName}. Before each treatment, a member of the clinical team will explain the procedure, the expected results, the risks and the alternatives. I can ask questions at any time.`,
      'The health information I’ve given is true and complete to the best of my knowledge. I understand that leaving something out, such as an allergy, a medication or pregnancy, can make a treatment unsafe. I’ll tell the clinic if anything changes.',
      'I understand that results vary from person to person and aren’t guaranteed. Common temporary side effects include redness, swelling, bruising and tenderness. Rare ones include infection, allergic reaction, scarring and changes in skin color.',
      'I can refuse a treatment, or ask to stop it, at any time. Some treatments require a separate written consent form. I am at least 18 years old, or my parent or guardian consents on my behalf.',
    ],
  },
  hipaaConsentDate: {
    statement: 'I agree to the use of my health information for my care, as described in the HIPAA notice.',
    title: 'HIPAA notice and consent',
    paragraphs: [
      `${clinicName} uses my health information for treatment, payment and health care operations, as permitted by the Health Insurance Portability and Accountability Act (HIPAA). It isn’t shared with anyone else without my written authorization, except as required by law or in an emergency.`,
      'My answers are encrypted. Only the clinical team and the owner can open them, one patient at a time, and every access is logged with the person’s name and the time. My answers never appear in messages, offers or the points program.',
      'I have the right to see and get a copy of my information, to have errors corrected, to get a list of disclosures, to request restrictions and confidential communications, and to get a paper copy of this notice.',
      'I can withdraw this consent in writing at any time. That won’t affect anything done before I withdrew it, but the clinic may no longer be able to treat me. Records that must be kept by law are kept for as long as the law requires. If I believe my privacy rights have been violated, I can file a complaint with the clinic or with the Office for Civil Rights of the U.S. Department of Health and Human Services. I won’t be retaliated against for filing a complaint.',
    ],
  },
  privacyPolicyAccepted: {
    statement: 'I have read and accept the privacy policy.',
    title: 'Privacy policy',
    paragraphs: [
      `For the VIP program, ${clinicName} keeps my name, email address and birthday, my visits, points, rewards and requests, and what I add to my diary. My medical intake form is encrypted and stored separately.`,
      'My information is used to run the program and to tell me about my points, requests and appointments. I get marketing only through the channels I choose, and I can change that at any time. My information isn’t sold or shared with advertising networks.',
      'This app measures visits and advertising only if I’ve allowed it in my cookie settings. Companies that deliver email, texts and push notifications for the clinic get only the information they need to do so. These messages never mention a treatment.',
      'In my profile, I can download all the data the clinic has about me and ask to have it deleted. My points history is then anonymized. Records that must be kept by law are kept for as long as the law requires.',
    ],
  },
  marketingConsent: {
    statement: 'Send me offers and news by email.',
    title: 'Offers by email',
    paragraphs: [
      `${clinicName} may send me offers, birthday specials and news about the VIP program by email. Emails will never mention my treatments or anything about my health.`,
      'Every marketing email has an unsubscribe link. Opting out won’t affect my membership or my care.',
    ],
  },
  pushNotificationConsent: {
    statement: 'Send me offers and news as push notifications.',
    title: 'Push notifications',
    paragraphs: [
      `${clinicName} may show offers, birthday specials and news about the VIP program as notifications on devices where I’ve turned them on. Notifications will never mention my treatments or anything about my health.`,
      'I can turn them off at any time in my profile or in the device’s settings. Opting out won’t affect my membership or my care.',
    ],
  },
  smsConsent: {
    statement: 'Send me offers and news by text message.',
    title: 'Offers by text message',
    paragraphs: [
      `${clinicName} may send recurring automated marketing text messages (SMS) to the phone number I gave above. Message frequency varies. Message and data rates may apply.`,
      'Reply STOP to unsubscribe or HELP for help. Consent is not a condition of purchase or treatment. Text messages will never mention my treatments or anything about my health.',
    ],
  },
})

export const wordingsHere = consentWordings(clinic.clinicName)

const ownTexts: Partial<Record<ConsentName, string>> = {
  privacyPolicyAccepted: 'privacy',
  hipaaConsentDate: 'notice-of-privacy-practices',
}

/** The clinic's own published version of a consent text, if there is one. */
export function ownTextOf(consent: ConsentName) {
  const text = clinic.pages.find(({ name }) => name === ownTexts[consent])
  return text && text.version > 0
    ? { href: `/${text.name}/${text.version}`, title: text.title, version: text.version }
    : undefined
}
