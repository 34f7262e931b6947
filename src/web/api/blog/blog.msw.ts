import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { BlogPost, Done } from '../schemas'

import { getCreatePostResponseMock, getDeletePostResponseMock, getListPostsResponseMock, getPublishPostResponseMock, getUpdatePostResponseMock } from './blog.faker.ts'

export { getListPostsResponseMock, getCreatePostResponseMock, getUpdatePostResponseMock, getDeletePostResponseMock, getPublishPostResponseMock } from './blog.faker.ts'

export const getListPostsMockHandler = (overrideResponse?: BlogPost[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<BlogPost[]> | BlogPost[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/blog-posts',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListPostsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getCreatePostMockHandler = (overrideResponse?: BlogPost | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BlogPost> | BlogPost), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/blog-posts',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCreatePostResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getUpdatePostMockHandler = (overrideResponse?: BlogPost | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<BlogPost> | BlogPost), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/blog-posts/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getUpdatePostResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getDeletePostMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/blog-posts/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getDeletePostResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getPublishPostMockHandler = (overrideResponse?: BlogPost | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<BlogPost> | BlogPost), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/blog-posts/:id/publish',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getPublishPostResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getBlogMock = () => [getListPostsMockHandler(), getCreatePostMockHandler(), getUpdatePostMockHandler(), getDeletePostMockHandler(), getPublishPostMockHandler()]
