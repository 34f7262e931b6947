import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readTable } from '../../../src/modules/arrivals/adapters/read-table.ts'
import { readOverview } from '../../../src/modules/arrivals/read-overview.ts'

const inText = (text: string) => text.trim().split(/\s+/)

/** What each column of a file is: `field`, and with a question mark where it may be asked. */
const known: Readonly<Record<string, readonly string[]>> = {
  'square.csv':
    inText(`ignore firstName lastName email phone ignore ignore address address address address address
    birthday ignore externalId ignore joined lastVisit visits spend emailConsent ignore blocked`),
  'fresha.csv': inText(
    'externalId firstName lastName email phone phone ignore birthday address ignore blocked joined',
  ),
  'jane.csv':
    inText(`externalId joined firstName ignore lastName email phone phone phone ignore address address address
    address address address birthday ignore ignore ignore ignore ignore emailConsent ignore ignore ignore ignore ignore
    ignore ignore ignore ignore ignore ignore ignore ignore deceased ignore ignore ignore ignore`),
  'smile.csv': inText('email points'),
  'perkville.csv': inText('email points'),
  'wix.csv': inText('email points'),
  'shopify.csv':
    inText(`externalId firstName lastName email emailConsent ignore address address address address ignore
    address ignore address phone smsConsent spend visits ignore ignore ignore`),
  'shopify-newer.csv':
    inText(`externalId firstName lastName email emailConsent ignore address address address ignore
    ignore address phone phone smsConsent spend visits ignore ignore ignore`),
  'loylap.csv':
    inText(`externalId fullName firstName lastName email ignore ignore ignore phone birthday joined ignore
    ignore ignore ignore ignore ignore points ignore`),
  'k3-imagine.csv':
    inText(`externalId firstName lastName email phone phone birthday spend visits points ignore ignore
    joined lastVisit`),
  'reservation-studio.csv': inText('firstName lastName phone email birthday ignore address address ignore'),
  'spaguru.csv':
    inText(`ignore firstName lastName tier externalId phone phone phone ignore email address address address
    address address ignore birthday ignore tier ignore`),
  'salontrac.csv': inText(
    'externalId lastName firstName address address address phone joined lastVisit spend spend visits',
  ),
  'velora.csv': inText('firstName lastName email tier points birthday spend visits ignore joined ignore'),
}

const unknown: Readonly<Record<string, readonly string[]>> = {
  'vagaro.csv':
    inText(`fullName email phone phone phone birthday ignore address address address address joined lastVisit
    points tier emailConsent smsConsent`),
  'zenoti.csv':
    inText(`externalId fullName email phone ignore phone birthday joined ignore points tier spend emailConsent
    smsConsent smsConsentDate lastVisit`),
  'mindbody.csv':
    inText(`externalId lastName firstName email phone phone address address address address birthday joined
    visits spend emailConsent ignore smsOptOut`),
  'boulevard.csv':
    inText(`externalId fullName email phone birthday ignore ignore emailConsent emailConsentDate
    consentSource joined visits spend treatments`),
  'repeatmd.csv': inText('fullName email phone points tier joined smsOptOut treatments ignore'),
  'no-headings.csv': inText('firstName lastName phone email birthday points'),
}

async function columnsOf(file: string) {
  const bytes = readFileSync(join(import.meta.dirname, 'files', file))
  const chunks = async function* () {
    for (let at = 0; at < bytes.length; at += 100) yield bytes.subarray(at, at + 100)
  }
  return (await readOverview(readTable(chunks), 2026)).columns
}

describe('the columns of another system’s list', () => {
  const tally = { columns: 0, unaided: 0 }
  it.each(Object.entries({ ...known, ...unknown }))(
    'are told in %s, and what is unsure is asked',
    async (file, expected) => {
      const columns = await columnsOf(file)
      expect(columns.map(({ heading }) => heading)).toHaveLength(expected.length)
      const isRight = columns.map(({ field }, index) => field === expected[index])
      const wrong = columns.filter(({ isSure }, index) => isSure && !isRight[index])
      expect(wrong.map(({ heading, field }) => `${heading}: ${field}`)).toEqual([])
      expect(columns.filter(({ isSure, question }) => isSure === (question !== ''))).toEqual([])
      tally.columns += columns.length
      tally.unaided += columns.filter(({ isSure }, index) => isSure && isRight[index]).length
    },
  )

  it('are at least 95 of 100 right without a question', () => {
    process.stdout.write(`columns told unaided: ${tally.unaided} of ${tally.columns}\n`)
    expect(tally.unaided / tally.columns).toBeGreaterThanOrEqual(0.95)
  })
})
