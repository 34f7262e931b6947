import { faker } from '@faker-js/faker'

import type { BlogPost, Done } from '../schemas'

export const getListPostsResponseMock = (): BlogPost[] =>
  Array.from({ length: faker.number.int({ min: 3, max: 3 }) }, (_, i) => i + 1).map(() => ({
    id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1101',
    slug: 'what-sunscreen-does-for-a-filler-2f6f1d1c1101',
    title: 'What sunscreen does for a filler',
    excerpt: 'Why the calmest part of the treatment comes from a bottle.',
    content: 'A first paragraph.\n\nA second one.',
    featuredImage: '/pictures/post-sunlight.svg',
    category: 'skincare',
    tags: ['sunscreen', 'aftercare', 'fillers', 'daily care'],
    readTime: 3,
    scientificReferences: null,
    metaTitle: null,
    metaDescription: null,
    status: 'published',
    createdAt: '2026-11-02T18:00:00.000Z',
    publishedAt: '2026-11-03T18:00:00.000Z',
  }))

export const getCreatePostResponseMock = (): BlogPost => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1101',
  slug: 'what-sunscreen-does-for-a-filler-2f6f1d1c1101',
  title: 'What sunscreen does for a filler',
  excerpt: 'Why the calmest part of the treatment comes from a bottle.',
  content: 'A first paragraph.\n\nA second one.',
  featuredImage: '/pictures/post-sunlight.svg',
  category: 'skincare',
  tags: ['sunscreen', 'aftercare', 'fillers', 'daily care'],
  readTime: 3,
  scientificReferences: null,
  metaTitle: null,
  metaDescription: null,
  status: 'published',
  createdAt: '2026-11-02T18:00:00.000Z',
  publishedAt: '2026-11-03T18:00:00.000Z',
})

export const getUpdatePostResponseMock = (): BlogPost => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1101',
  slug: 'what-sunscreen-does-for-a-filler-2f6f1d1c1101',
  title: 'What sunscreen does for a filler',
  excerpt: 'Why the calmest part of the treatment comes from a bottle.',
  content: 'A first paragraph.\n\nA second one.',
  featuredImage: '/pictures/post-sunlight.svg',
  category: 'skincare',
  tags: ['sunscreen', 'aftercare', 'fillers', 'daily care'],
  readTime: 3,
  scientificReferences: null,
  metaTitle: null,
  metaDescription: null,
  status: 'published',
  createdAt: '2026-11-02T18:00:00.000Z',
  publishedAt: '2026-11-03T18:00:00.000Z',
})

export const getDeletePostResponseMock = (): Done => ({ success: true })

export const getPublishPostResponseMock = (): BlogPost => ({
  id: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c1101',
  slug: 'what-sunscreen-does-for-a-filler-2f6f1d1c1101',
  title: 'What sunscreen does for a filler',
  excerpt: 'Why the calmest part of the treatment comes from a bottle.',
  content: 'A first paragraph.\n\nA second one.',
  featuredImage: '/pictures/post-sunlight.svg',
  category: 'skincare',
  tags: ['sunscreen', 'aftercare', 'fillers', 'daily care'],
  readTime: 3,
  scientificReferences: null,
  metaTitle: null,
  metaDescription: null,
  status: 'published',
  createdAt: '2026-11-02T18:00:00.000Z',
  publishedAt: '2026-11-03T18:00:00.000Z',
})
