import { faker } from '@faker-js/faker'

import type { BrandDraft, CodesDraft, MenuDraft, PagesDraft, PlacesDraft, ProgramChange, ProgramEffects, ProgramOverview, ProgramPublication, ProgramSchedule, ProgramVersion, ProgramVersionWithContents, ProgramWithdrawal, RewardsDraft, RulesDraft, TiersDraft } from '../schemas'

export const getReadProgramResponseMock = (): ProgramOverview => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  version: 3,
  publishedAt: '2026-11-21T18:00:00.000Z',
  publishedBy: 'Olga',
  scheduled: null,
  parts: [{ part: 'menu', changed: true, changedBy: 'Tess', changedAt: '2026-11-22T09:00:00.000Z', problems: [] }],
  missing: [{ part: 'codes', what: 'Add a check-in code' }],
})

export const getRecordPageReadingResponseMock = (): ProgramOverview => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  version: 3,
  publishedAt: '2026-11-21T18:00:00.000Z',
  publishedBy: 'Olga',
  scheduled: null,
  parts: [{ part: 'menu', changed: true, changedBy: 'Tess', changedAt: '2026-11-22T09:00:00.000Z', problems: [] }],
  missing: [{ part: 'codes', what: 'Add a check-in code' }],
})

export const getPublishProgramResponseMock = (): ProgramPublication => ({ version: { number: 4, publishedAt: '2026-11-22T18:00:00.000Z', publishedBy: 'Olga', note: 'Winter menu', shortenedBecause: null }, scheduled: null, announcedTo: null })

export const getCancelProgramPublicationResponseMock = (): ProgramSchedule | null => ({ at: '2026-12-24T09:00', note: 'Christmas', by: 'Olga', shortenedBecause: null })

export const getWeighProgramEffectsResponseMock = (): ProgramEffects => ({ noticeDays: 30, worsenings: [{ words: '$25 Credit: 500 → 600 points', members: 212, closest: { patient: 'Mia Hart', pointsBalance: 480, spent: null } }] })

export const getReadPlacesDraftResponseMock = (): PlacesDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: { places: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01', name: 'Mitte', address: 'Torstraße 1, 10119 Berlin', phone: '+49 30 1234567', openingHours: 'Mon–Fri 9–18\nSat 10–14', bookingUrl: null, timeZone: null, isArchived: false }] },
})

export const getSavePlacesDraftResponseMock = (): PlacesDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: { places: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01', name: 'Mitte', address: 'Torstraße 1, 10119 Berlin', phone: '+49 30 1234567', openingHours: 'Mon–Fri 9–18\nSat 10–14', bookingUrl: null, timeZone: null, isArchived: false }] },
})

export const getDiscardPlacesDraftResponseMock = (): PlacesDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: { places: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01', name: 'Mitte', address: 'Torstraße 1, 10119 Berlin', phone: '+49 30 1234567', openingHours: 'Mon–Fri 9–18\nSat 10–14', bookingUrl: null, timeZone: null, isArchived: false }] },
})

export const getReadMenuDraftResponseMock = (): MenuDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: {
    categories: [{ id: 'fillers', name: 'Fillers' }],
    services: [
      {
        id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
        name: 'Lip Filler',
        description: 'Soft volume and definition with hyaluronic acid.',
        categoryId: 'fillers',
        price: '650.00',
        priceKind: 'fixed',
        priceUnit: null,
        priceTo: null,
        packageSize: null,
        durationMinutes: 45,
        pointsEarned: 65,
        imageUrl: '/pictures/fillers.svg',
        lastsWeeks: 26,
        aftercare: 'No sports for a day.',
        photoAfterDays: 14,
        placeIds: [],
        isArchived: false,
      },
    ],
  },
})

export const getSaveMenuDraftResponseMock = (): MenuDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: {
    categories: [{ id: 'fillers', name: 'Fillers' }],
    services: [
      {
        id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
        name: 'Lip Filler',
        description: 'Soft volume and definition with hyaluronic acid.',
        categoryId: 'fillers',
        price: '650.00',
        priceKind: 'fixed',
        priceUnit: null,
        priceTo: null,
        packageSize: null,
        durationMinutes: 45,
        pointsEarned: 65,
        imageUrl: '/pictures/fillers.svg',
        lastsWeeks: 26,
        aftercare: 'No sports for a day.',
        photoAfterDays: 14,
        placeIds: [],
        isArchived: false,
      },
    ],
  },
})

export const getDiscardMenuDraftResponseMock = (): MenuDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: {
    categories: [{ id: 'fillers', name: 'Fillers' }],
    services: [
      {
        id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
        name: 'Lip Filler',
        description: 'Soft volume and definition with hyaluronic acid.',
        categoryId: 'fillers',
        price: '650.00',
        priceKind: 'fixed',
        priceUnit: null,
        priceTo: null,
        packageSize: null,
        durationMinutes: 45,
        pointsEarned: 65,
        imageUrl: '/pictures/fillers.svg',
        lastsWeeks: 26,
        aftercare: 'No sports for a day.',
        photoAfterDays: 14,
        placeIds: [],
        isArchived: false,
      },
    ],
  },
})

export const getReadRewardsDraftResponseMock = (): RewardsDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: {
    rewards: [
      {
        id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01',
        title: '$25 Credit',
        description: 'Towards any treatment.',
        pointsRequired: 250,
        rewardValue: '$25 credit',
        worth: '25.00',
        icon: 'gift',
        color: 'rose',
        imageUrl: null,
        validDays: null,
        repeatDays: 90,
        stock: null,
        tiers: ['Gold', 'Platinum'],
        startsOn: '2026-12-01',
        endsOn: null,
        isPaused: false,
        isArchived: false,
      },
    ],
  },
})

export const getSaveRewardsDraftResponseMock = (): RewardsDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: {
    rewards: [
      {
        id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01',
        title: '$25 Credit',
        description: 'Towards any treatment.',
        pointsRequired: 250,
        rewardValue: '$25 credit',
        worth: '25.00',
        icon: 'gift',
        color: 'rose',
        imageUrl: null,
        validDays: null,
        repeatDays: 90,
        stock: null,
        tiers: ['Gold', 'Platinum'],
        startsOn: '2026-12-01',
        endsOn: null,
        isPaused: false,
        isArchived: false,
      },
    ],
  },
})

export const getDiscardRewardsDraftResponseMock = (): RewardsDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: {
    rewards: [
      {
        id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01',
        title: '$25 Credit',
        description: 'Towards any treatment.',
        pointsRequired: 250,
        rewardValue: '$25 credit',
        worth: '25.00',
        icon: 'gift',
        color: 'rose',
        imageUrl: null,
        validDays: null,
        repeatDays: 90,
        stock: null,
        tiers: ['Gold', 'Platinum'],
        startsOn: '2026-12-01',
        endsOn: null,
        isPaused: false,
        isArchived: false,
      },
    ],
  },
})

export const getReadCodesDraftResponseMock = (): CodesDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: { codes: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01', description: 'Daily Spa Visit', pointsValue: 5, placeId: null, isRetired: false }] },
})

export const getSaveCodesDraftResponseMock = (): CodesDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: { codes: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01', description: 'Daily Spa Visit', pointsValue: 5, placeId: null, isRetired: false }] },
})

export const getDiscardCodesDraftResponseMock = (): CodesDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: { codes: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01', description: 'Daily Spa Visit', pointsValue: 5, placeId: null, isRetired: false }] },
})

export const getReadTiersDraftResponseMock = (): TiersDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: {
    tiers: [
      { id: 'Bronze', name: 'Bronze', from: '0.00', metal: 'bronze', perks: [] },
      { id: 'Silver', name: 'Silver', from: '500.00', metal: 'silver', perks: ['A drink on the house'] },
      { id: 'Gold', name: 'Gold', from: '2000.00', metal: 'gold', perks: [] },
      { id: 'Platinum', name: 'Platinum', from: '5000.00', metal: 'platinum', perks: [] },
    ],
    milestones: [
      { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01', points: 25, words: '' },
      { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e02', points: 50, words: 'Halfway to your first gift!' },
    ],
  },
})

export const getSaveTiersDraftResponseMock = (): TiersDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: {
    tiers: [
      { id: 'Bronze', name: 'Bronze', from: '0.00', metal: 'bronze', perks: [] },
      { id: 'Silver', name: 'Silver', from: '500.00', metal: 'silver', perks: ['A drink on the house'] },
      { id: 'Gold', name: 'Gold', from: '2000.00', metal: 'gold', perks: [] },
      { id: 'Platinum', name: 'Platinum', from: '5000.00', metal: 'platinum', perks: [] },
    ],
    milestones: [
      { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01', points: 25, words: '' },
      { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e02', points: 50, words: 'Halfway to your first gift!' },
    ],
  },
})

export const getDiscardTiersDraftResponseMock = (): TiersDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: {
    tiers: [
      { id: 'Bronze', name: 'Bronze', from: '0.00', metal: 'bronze', perks: [] },
      { id: 'Silver', name: 'Silver', from: '500.00', metal: 'silver', perks: ['A drink on the house'] },
      { id: 'Gold', name: 'Gold', from: '2000.00', metal: 'gold', perks: [] },
      { id: 'Platinum', name: 'Platinum', from: '5000.00', metal: 'platinum', perks: [] },
    ],
    milestones: [
      { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01', points: 25, words: '' },
      { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e02', points: 50, words: 'Halfway to your first gift!' },
    ],
  },
})

export const getReadPagesDraftResponseMock = (): PagesDraft => ({ revision: 'q83vEjRWeJCrze8BI0VniQ', changed: true, changedBy: 'Tess', changedAt: '2026-11-22T09:00:00.000Z', contents: { pages: [{ id: 'terms', text: '## Points\n\nPoints are a **thank-you** and can’t be sold.' }] } })

export const getSavePagesDraftResponseMock = (): PagesDraft => ({ revision: 'q83vEjRWeJCrze8BI0VniQ', changed: true, changedBy: 'Tess', changedAt: '2026-11-22T09:00:00.000Z', contents: { pages: [{ id: 'terms', text: '## Points\n\nPoints are a **thank-you** and can’t be sold.' }] } })

export const getDiscardPagesDraftResponseMock = (): PagesDraft => ({ revision: 'q83vEjRWeJCrze8BI0VniQ', changed: true, changedBy: 'Tess', changedAt: '2026-11-22T09:00:00.000Z', contents: { pages: [{ id: 'terms', text: '## Points\n\nPoints are a **thank-you** and can’t be sold.' }] } })

export const getReadBrandDraftResponseMock = (): BrandDraft => ({ revision: 'q83vEjRWeJCrze8BI0VniQ', changed: true, changedBy: 'Tess', changedAt: '2026-11-22T09:00:00.000Z', contents: { brand: { appName: 'Aurora Clinic', colour: '#1F6F78', typeface: 'soft', card: 'rings', logo: null, logoDark: null } } })

export const getSaveBrandDraftResponseMock = (): BrandDraft => ({ revision: 'q83vEjRWeJCrze8BI0VniQ', changed: true, changedBy: 'Tess', changedAt: '2026-11-22T09:00:00.000Z', contents: { brand: { appName: 'Aurora Clinic', colour: '#1F6F78', typeface: 'soft', card: 'rings', logo: null, logoDark: null } } })

export const getDiscardBrandDraftResponseMock = (): BrandDraft => ({ revision: 'q83vEjRWeJCrze8BI0VniQ', changed: true, changedBy: 'Tess', changedAt: '2026-11-22T09:00:00.000Z', contents: { brand: { appName: 'Aurora Clinic', colour: '#1F6F78', typeface: 'soft', card: 'rings', logo: null, logoDark: null } } })

export const getReadRulesDraftResponseMock = (): RulesDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: {
    rules: {
      quietHours: '20:00-10:00',
      marketingCap: 'sms:1,push:2',
      birthdaySpecials: null,
      printedCodes: false,
      navVariant: null,
      bookingUrl: 'https://clinic.example/book',
      timeZone: 'Europe/Berlin',
      phone: '+49 30 1234567',
      email: 'hello@clinic.example',
      website: null,
      welcomeText: 'Time for yourself, in the middle of Berlin',
    },
  },
})

export const getSaveRulesDraftResponseMock = (): RulesDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: {
    rules: {
      quietHours: '20:00-10:00',
      marketingCap: 'sms:1,push:2',
      birthdaySpecials: null,
      printedCodes: false,
      navVariant: null,
      bookingUrl: 'https://clinic.example/book',
      timeZone: 'Europe/Berlin',
      phone: '+49 30 1234567',
      email: 'hello@clinic.example',
      website: null,
      welcomeText: 'Time for yourself, in the middle of Berlin',
    },
  },
})

export const getDiscardRulesDraftResponseMock = (): RulesDraft => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  changed: true,
  changedBy: 'Tess',
  changedAt: '2026-11-22T09:00:00.000Z',
  contents: {
    rules: {
      quietHours: '20:00-10:00',
      marketingCap: 'sms:1,push:2',
      birthdaySpecials: null,
      printedCodes: false,
      navVariant: null,
      bookingUrl: 'https://clinic.example/book',
      timeZone: 'Europe/Berlin',
      phone: '+49 30 1234567',
      email: 'hello@clinic.example',
      website: null,
      welcomeText: 'Time for yourself, in the middle of Berlin',
    },
  },
})

export const getRetireCodeResponseMock = (): ProgramWithdrawal => ({ version: { number: 4, publishedAt: '2026-11-22T18:00:00.000Z', publishedBy: 'Olga', note: 'Code retired: Daily Spa Visit', shortenedBecause: null } })

export const getReplaceCodeResponseMock = (): ProgramWithdrawal => ({ version: { number: 4, publishedAt: '2026-11-22T18:00:00.000Z', publishedBy: 'Olga', note: 'Code retired: Daily Spa Visit', shortenedBecause: null } })

export const getPauseRewardResponseMock = (): ProgramWithdrawal => ({ version: { number: 4, publishedAt: '2026-11-22T18:00:00.000Z', publishedBy: 'Olga', note: 'Code retired: Daily Spa Visit', shortenedBecause: null } })

export const getReadProgramDifferenceResponseMock = (): ProgramChange[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ part: 'menu', kind: 'changed', name: 'Lip Filler', field: 'pointsEarned', before: '65', after: '60', words: 'Lip Filler: 65 → 60 points' }))

export const getListProgramVersionsResponseMock = (): (ProgramVersion | null)[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ number: 3, publishedAt: '2026-11-21T18:00:00.000Z', publishedBy: 'Olga', note: 'Winter menu', shortenedBecause: null }))

export const getReadProgramVersionResponseMock = (overrideResponse: Partial<Extract<ProgramVersionWithContents, object>> = {}): ProgramVersionWithContents => ({
  number: faker.number.int(),
  publishedAt: faker.date.past().toISOString().slice(0, 19) + 'Z',
  publishedBy: faker.string.alpha({ length: { min: 10, max: 20 } }),
  note: faker.string.alpha({ length: { min: 10, max: 20 } }),
  shortenedBecause: faker.helpers.arrayElement([faker.string.alpha({ length: { min: 10, max: 20 } }), null]),
  contents: {
    places: { places: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01', name: 'Mitte', address: 'Torstraße 1, 10119 Berlin', phone: '+49 30 1234567', openingHours: 'Mon–Fri 9–18\nSat 10–14', bookingUrl: null, timeZone: null, isArchived: false }] },
    menu: {
      categories: [{ id: 'fillers', name: 'Fillers' }],
      services: [
        {
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
          name: 'Lip Filler',
          description: 'Soft volume and definition with hyaluronic acid.',
          categoryId: 'fillers',
          price: '650.00',
          priceKind: 'fixed',
          priceUnit: null,
          priceTo: null,
          packageSize: null,
          durationMinutes: 45,
          pointsEarned: 65,
          imageUrl: '/pictures/fillers.svg',
          lastsWeeks: 26,
          aftercare: 'No sports for a day.',
          photoAfterDays: 14,
          placeIds: [],
          isArchived: false,
        },
      ],
    },
    rewards: {
      rewards: [
        {
          id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0d01',
          title: '$25 Credit',
          description: 'Towards any treatment.',
          pointsRequired: 250,
          rewardValue: '$25 credit',
          worth: '25.00',
          icon: 'gift',
          color: 'rose',
          imageUrl: null,
          validDays: null,
          repeatDays: 90,
          stock: null,
          tiers: ['Gold', 'Platinum'],
          startsOn: '2026-12-01',
          endsOn: null,
          isPaused: false,
          isArchived: false,
        },
      ],
    },
    codes: { codes: [{ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0c01', description: 'Daily Spa Visit', pointsValue: 5, placeId: null, isRetired: false }] },
    tiers: {
      tiers: [
        { id: 'Bronze', name: 'Bronze', from: '0.00', metal: 'bronze', perks: [] },
        { id: 'Silver', name: 'Silver', from: '500.00', metal: 'silver', perks: ['A drink on the house'] },
        { id: 'Gold', name: 'Gold', from: '2000.00', metal: 'gold', perks: [] },
        { id: 'Platinum', name: 'Platinum', from: '5000.00', metal: 'platinum', perks: [] },
      ],
      milestones: [
        { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e01', points: 25, words: '' },
        { id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0e02', points: 50, words: 'Halfway to your first gift!' },
      ],
    },
    pages: { pages: [{ id: 'terms', text: '## Points\n\nPoints are a **thank-you** and can’t be sold.' }] },
    brand: { brand: { appName: 'Aurora Clinic', colour: '#1F6F78', typeface: 'soft', card: 'rings', logo: null, logoDark: null } },
    rules: {
      rules: {
        quietHours: '20:00-10:00',
        marketingCap: 'sms:1,push:2',
        birthdaySpecials: null,
        printedCodes: false,
        navVariant: null,
        bookingUrl: 'https://clinic.example/book',
        timeZone: 'Europe/Berlin',
        phone: '+49 30 1234567',
        email: 'hello@clinic.example',
        website: null,
        welcomeText: 'Time for yourself, in the middle of Berlin',
      },
    },
  },
  ...overrideResponse,
})

export const getRestoreProgramVersionResponseMock = (): ProgramOverview => ({
  revision: 'q83vEjRWeJCrze8BI0VniQ',
  version: 3,
  publishedAt: '2026-11-21T18:00:00.000Z',
  publishedBy: 'Olga',
  scheduled: null,
  parts: [{ part: 'menu', changed: true, changedBy: 'Tess', changedAt: '2026-11-22T09:00:00.000Z', problems: [] }],
  missing: [{ part: 'codes', what: 'Add a check-in code' }],
})
