import type { Field } from './fields.ts'

export interface HeadingMeaning {
  readonly field: Field
  /** The words have other meanings too, so staff must confirm. */
  readonly isVague: boolean
}

/** Normalizes a heading: 'Phone_Number', 'PhoneNumber' and 'Phone number' become the same. */
export const headingWords = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replaceAll(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/#/g, ' number ')
    .replaceAll(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .replaceAll(/\be mail\b/g, 'email')
    .replaceAll(/\btotal(visits|services|products|points)\b/g, 'total $1')
    .replaceAll(/\b(first|last)(visit|name)\b/g, '$1 $2')
    .replaceAll(/^(client|customer|guest|patient|member)(id|name|number)$/g, '$1 $2')

const who = '(?:client|customer|guest|patient|member|contact|user|account)'
const yesWords =
  '(?:subscri(?:ption|bed)|opt(?:ed)? ?in|consent|accepts?|permission|allow(?:s|ed)?|marketing|promotions?|promotional|agree[ds]?)'
const noWords = '(?:opt(?:ed)? ?out|unsubscribed?|do not|don t|dont|no longer|stop)'
const texts = '(?:sms|texts?|text messages?|mobile)'
const when = '(?:date|on|at|since|time|timestamp|updated)'

interface Meaning {
  readonly pattern: RegExp
  readonly field: Field
  readonly isVague: boolean
}

/** In order; the first match wins. */
const meanings: readonly Meaning[] = (
  [
    // Other people than the patient, and data that clinics don't import.
    [
      'guardian|emergency|doctor|physician|referr(?:ed|ing|al|er)|referral|professional|provider|staff|therapist|technician|employee|employer|occupation|company|spouse|parent|practitioner|assigned|sales ?person|next of kin',
      'ignore',
    ],
    [
      '^(?:title|prefix|suffix|salutation|gender|sex|identifying gender|(?:client |patient |guest )?pronouns?|nick ?name|preferred name|known as|maiden name|middle (?:name|initial)s?|mi)$',
      'ignore',
    ],
    [
      '\\bfax\\b|\\b(?:personal )?health number\\b|\\bssn\\b|\\binsurance\\b|\\bpassword\\b|\\bip address\\b|\\busername\\b|\\buser name\\b|\\bwebsite\\b|\\burl\\b|\\bphoto\\b|\\blanguage\\b|\\btime ?zone\\b',
      'ignore',
    ],
    [
      '^(?:memo|(?:client |customer |guest |patient )?(?:notes?|comments?|tags?)|tax exempt|creation source|instant profile|role name|roles?|card brand|expiry date|expires|discharged at|active inactive|is active|status|date edit|last (?:updated|modified|edited|log ?in(?: utc)?)|updated(?: at| on)?|date (?:updated|modified)|modified(?: at| on)?|medical alert|country code|province code|(?:phone|mobile) (?:type|country code|carrier)|default address id|currency)$',
      'ignore',
    ],
    [
      'gift card|store credit|cash balance|account balance|credit balance|outstanding|\\b(?:owed|owing|due)\\b|(?:province|country|state) code$|\\b(?:location|cent(?:er|re)|branch|store)\\b',
      'ignore',
    ],

    // Consents come before addresses and numbers: 'Email Subscription Status' isn't an address.
    [`${texts}.*${yesWords}.*\\b${when}\\b|${texts}.*${yesWords} ?${when}$`, 'smsConsentDate'],
    [`email.*${yesWords}.*\\b${when}\\b`, 'emailConsentDate'],
    [
      'consent (?:source|method|origin)|opt in (?:source|method)|source of consent|(?:subscription|permission) source',
      'consentSource',
    ],
    [
      `(?:do not|don t|dont|no) (?:contact|market|marketing)|^${noWords} ?(?:of )?(?:all|everything)`,
      'noContact',
    ],
    [`${noWords}.*\\b${texts}|\\b${texts}.*${noWords}`, 'smsOptOut'],
    [`${noWords}.*email|email.*${noWords}`, 'emailOptOut'],
    ['^unsubscribed$', 'emailOptOut', 'vague'],
    [
      `\\b(?:sms|texts?|text messages?)\\b.*${yesWords}|${yesWords}.*\\b(?:sms|texts?|text messages?)\\b`,
      'smsConsent',
    ],
    [`email.*${yesWords}|${yesWords}.*email|^newsletter`, 'emailConsent'],
    [`^(?:mobile|phone) (?:marketing|subscription|opt in).*`, 'smsConsent'],
    [
      `^(?:marketing|accepts marketing|opt in|opted in|consent|marketing (?:consent|opt in|permission))$`,
      'emailConsent',
      'vague',
    ],
    ['\\bdeceased\\b|^(?:date of death|death date|died(?: on)?)$', 'deceased'],
    ['\\bblocked\\b|\\bbanned\\b|\\bdo not book\\b', 'blocked'],

    ['\\bemail\\b', 'email'],
    ['birth|\\bdob\\b|\\bbday\\b|\\bd o b\\b', 'birthday'],

    // Points that can't be spent come first.
    [
      'points?.*\\b(?:not yet|pending|used|redeemed|spent|expir(?:ed|ing|y|es)|total|lifetime|earned|since|date)\\b|\\b(?:lifetime|total|used|redeemed|earned|pending|expired|expiring)\\b.*\\bpoints?\\b',
      'ignore',
    ],
    ['\\bpoints?\\b|^(?:rewards?|loyalty)(?: program)? balance$|^points? balance$', 'points'],
    ['^(?:balance|stamps?|stamp balance|stars?|quantity|credits?|rewards?)$', 'points', 'vague'],

    [
      `\\b(?:last|latest|most recent|previous)\\b.*\\b(?:visit|visited|appointment|appt|seen|booking|purchase|order|service date|check ?in|sale)\\b`,
      'lastVisit',
    ],
    [`^last (?:service|treatment)s?$`, 'treatments'],
    [
      `\\b(?:${who}|member|joined) since\\b|\\bjoin(?:ed|ing)?\\b|\\bsigned? ?up\\b|\\bregist(?:ered|ration)\\b|\\benrol(?:led|lment|lment date|ment)?\\b|\\bdate (?:created|add(?:ed)?)\\b|^(?:created|added)(?: at| on| date)?$|^creation date$|\\bfirst (?:visit|appointment|appt|seen|purchase)\\b|^${who} (?:created|added)(?: at| on| date)?$|^start date$`,
      'joined',
    ],

    [
      '^(?:total )?(?:number (?:of )?|no (?:of )?|nr (?:of )?)?(?:visits|appointments|transactions|orders)(?: count)?$|\\b(?:visit|transaction|appointment|order) count\\b|\\btotal (?:visits|orders|appointments|transactions)\\b|\\b(?:lifetime|completed|number of|no of|num) (?:visits|appointments|appts|orders)\\b|^visits\\b',
      'visits',
    ],
    [
      '\\b(?:life ?time|total)\\b.*\\b(?:spend|spent|value|sales|revenue|purchases?|amount)\\b|^(?:spend|spent|ltv|amount spent|net sales|total sales|revenue|money spent)$',
      'spend',
    ],
    ['^total (?:services|products)$', 'spend', 'vague'],

    [
      '\\b(?:membership|loyalty|vip|reward|member) ?(?:tier|level|status|plan|type|name|package)\\b|^(?:tier|level|vip|vip tier|current tier|vip level)$',
      'tier',
    ],
    [
      '^(?:membership|memberships|plan|category|client (?:type|category|level)|customer (?:group|type))$',
      'tier',
      'vague',
    ],

    ['\\bcard number\\b|\\baccount number\\b|\\bbar ?code\\b', 'ignore'],
    [
      `^(?:external(?: unique)?|reference|square customer|${who})? ?(?:id|uuid|guid)$|^${who} (?:number|no|code|ref|reference)$|^(?:external|reference) (?:number|unique id)$|^(?:legacy|old|system|mindbody|vagaro|zenoti|boulevard) id$|^id$|^record (?:id|number)$|^external unique id$`,
      'externalId',
    ],
    ['^code$|^ref$', 'externalId'],

    [
      '\\b(?:phone|mobile|cell|cellphone|tel|telephone|whatsapp|landline)\\b|^(?:contact|home|work|day|night|cell) ?(?:number|phone)$',
      'phone',
    ],
    [
      '\\b(?:address|addresses|street|city|town|suburb|state|province|zip|zipcode|postal|postcode|post code|country|county|region|apt|suite)\\d*\\b|^address\\d?|^zip pc$|^(?:line|addr) ?\\d$',
      'address',
    ],

    [`^(?:${who} )?(?:first|given|fore)(?: ?names?)?$|^fname$|^forename$`, 'firstName'],
    [`^(?:${who} )?(?:last|family|sur) ?name$|^surname$|^lname$|^last$`, 'lastName'],
    [
      `^(?:full|display|complete|${who})? ?(?:full )?name$|^name (?:last first|first last)$|^last name first name$`,
      'fullName',
    ],
    [`^${who}s?$`, 'fullName', 'vague'],

    [
      '\\b(?:treatments?|procedures?|services?)\\b(?: (?:history|received|list|names?|taken))?$',
      'treatments',
    ],
    ['^(?:balance|amount)$', 'points', 'vague'],
  ] satisfies readonly (readonly [string, Field, 'vague'?])[]
).map(([words, field, vague]) => ({ pattern: new RegExp(words), field, isVague: vague === 'vague' }))

/** The meaning of a heading; undefined if we don't know the words. */
export function meaningOf(heading: string): HeadingMeaning | undefined {
  const words = headingWords(heading)
  const found = words === '' ? undefined : meanings.find(({ pattern }) => pattern.test(words))
  return found && { field: found.field, isVague: found.isVague }
}

/** Whether a column of phone numbers is the one for mobile phones. */
export const isOfMobiles = (heading: string): boolean =>
  /\b(?:mobile|cell(?:ular|phone)?)\b/.test(headingWords(heading))
