import type { IntakeBodyWording } from '#api/schemas/index.ts'
import { clinic } from '../../data/clinic.ts'

/** The version of the texts below. It's stored with every consent, so changed texts need a new version. */
export const wordingVersion: IntakeBodyWording = '2026-11-21'

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
    statement: 'I consent to treatment on the basis of what I have told here.',
    title: 'Treatment consent',
    paragraphs: [
      `I want to be treated at ${clinicName}. Before each treatment a member of the clinical team explains what is done, what can be expected of it, which risks it has and which other ways there are. I can ask questions at any time.`,
      'What I have told about my health is true and complete as far as I know. I understand that leaving something out, such as an allergy, a medicine or a pregnancy, can make a treatment unsafe. I tell the clinic when something changes.',
      'I understand that results differ from person to person and that no result is promised. Common passing effects are redness, swelling, bruising and tenderness; rare ones are infection, allergic reaction, scarring and changes of the skin’s colour.',
      'I can say no to a treatment, or stop it, at any time before it is finished. For a treatment that needs it, the clinic asks for a separate written consent. I am at least 18 years old, or my parent or guardian agrees with me.',
    ],
  },
  hipaaConsentDate: {
    statement: 'I agree that my health information is used for my care, as the HIPAA notice describes.',
    title: 'HIPAA notice and consent',
    paragraphs: [
      `${clinicName} keeps what I tell about my health to treat me safely, to be paid for it and to run the clinic, as the Health Insurance Portability and Accountability Act (HIPAA) allows. It is given to nobody else without my written agreement, except where the law demands it or in an emergency.`,
      'My answers are stored encrypted. Only the clinical team and the owner can open them, one patient at a time, and every opening is written down with name and time. They never appear in messages, in offers or in the points program.',
      'I have the right to see my information and to get a copy, to have mistakes corrected, to know to whom it was given, to ask for limits and for another way to be reached, and to a paper copy of this notice.',
      'I can withdraw this consent in writing at any time; what was done before stays lawful, and the clinic may then be unable to treat me. Records that the law requires are kept as long as it requires. If I think that my privacy was violated, I can complain to the clinic or to the Office for Civil Rights of the U.S. Department of Health and Human Services. Nobody treats me worse because of it.',
    ],
  },
  privacyPolicyAccepted: {
    statement: 'I have read and accept the privacy policy.',
    title: 'Privacy policy',
    paragraphs: [
      `For the VIP program ${clinicName} keeps my name, e-mail address and birthday, my visits, points, rewards and requests, and what I put into my diary. The medical intake is kept apart from all this, encrypted.`,
      'It is used to run the program and to tell me about my points, requests and appointments. Marketing reaches me only by the ways that I choose, and I can change that at any time. My information is not sold, and no advertising network gets it.',
      'Measuring visits and advertising in this app happens only if I allowed it in the cookie choice. Companies that deliver e-mail, text messages and push messages for the clinic get no more than they need for that, and no treatment is named in such a message.',
      'In my profile I can download everything that is held about me, and ask for it to be deleted. The points ledger is then made anonymous; what the law requires to be kept stays for as long as it requires.',
    ],
  },
  marketingConsent: {
    statement: 'Send me offers and news by e-mail.',
    title: 'Offers by e-mail',
    paragraphs: [
      `${clinicName} may send me offers, birthday specials and news about the VIP program by e-mail. No e-mail names a treatment that I had or anything about my health.`,
      'Every such e-mail has a link that ends them at once. Saying no changes nothing about my membership or my care.',
    ],
  },
  pushNotificationConsent: {
    statement: 'Send me offers and news as push notifications.',
    title: 'Push notifications',
    paragraphs: [
      `${clinicName} may show offers, birthday specials and news about the VIP program as notifications on the devices on which I turn them on. No notification names a treatment that I had or anything about my health.`,
      'I can turn them off in my profile or in the settings of the device at any time. Saying no changes nothing about my membership or my care.',
    ],
  },
  smsConsent: {
    statement: 'Send me offers and news by text message.',
    title: 'Offers by text message',
    paragraphs: [
      `${clinicName} may send recurring automated marketing text messages (SMS) to the phone number that I gave above. How many there are varies; message and data rates may apply.`,
      'I can reply STOP to end them and HELP for help at any time. This consent is not a condition of buying anything or of being treated. No message names a treatment that I had or anything about my health.',
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
