import { faker } from '@faker-js/faker'

import type { Clinic, Location, Service } from '../schemas'

export const getReadClinicResponseMock = (): Clinic => ({
  clinicName: 'Velora',
  brand: { card: 'rings', stylesheet: null, fonts: [], logo: null, icons: null, grounds: { light: '#FBF7F2', dark: '#17121A' } },
  timeZone: 'America/Los_Angeles',
  bookingUrl: 'https://clinic.example/book',
  contact: [{ kind: 'phone', text: '(310) 555-0100', href: 'tel:3105550100' }],
  navVariant: 'A',
  welcomeText: null,
  tiers: [
    { tier: 'Bronze', name: 'Bronze', from: '0.00', metal: 'bronze', perks: [] },
    { tier: 'Silver', name: 'Silver', from: '500.00', metal: 'silver', perks: ['A drink on the house'] },
    { tier: 'Gold', name: 'Gold', from: '2000.00', metal: 'gold', perks: [] },
    { tier: 'Platinum', name: 'Platinum', from: '5000.00', metal: 'platinum', perks: [] },
  ],
  categories: [{ id: 'fillers', name: 'Fillers' }],
  pages: [{ name: 'privacy', title: 'Privacy policy', version: 3 }],
  isPublished: true,
  milestones: [{ points: 25 }, { points: 50, words: 'Halfway to your first gift!' }],
  demo: null,
})

export const getListServicesResponseMock = (): Service[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0a01',
    name: 'Lip Filler',
    description: 'Soft volume and definition with hyaluronic acid.',
    price: '650.00',
    priceKind: 'fixed',
    category: 'fillers',
    pointsEarned: 65,
    durationMinutes: 45,
    imageUrl: '/pictures/fillers.svg',
  }))

export const getListLocationsResponseMock = (): Location[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01', name: 'Main Street' }))
