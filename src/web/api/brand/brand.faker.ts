import { faker } from '@faker-js/faker'

import type { BrandLook, Logo, Typeface } from '../schemas'

export const getReadBrandLookResponseMock = (): BrandLook => ({ holds: true, nearest: '#1F6F78', palettes: { light: { accentFill: '#1F6F78' }, evening: { accentFill: '#21717A' } }, pairs: [{ theme: 'light', what: 'Words on buttons', ink: '#FFFFFF', ground: '#1F6F78', ratio: 5.8, least: 4.5 }] })

export const getListTypefacesResponseMock = (): Typeface[] => Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({ name: 'literary', display: 'Lora', text: 'Mulish', faces: [{ family: 'Lora Variable', file: '/fonts/lora-1.woff2' }] }))

export const getUploadLogoResponseMock = (): Logo => ({ id: '3f2a9c0e5b7d41868a1c2e3f4a5b6c7d', url: '/api/brand/3f2a9c0e5b7d41868a1c2e3f4a5b6c7d-logo.webp' })

export const getReadBrandFileResponseMock = (): Blob => faker.helpers.arrayElement([new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]), new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))])])
