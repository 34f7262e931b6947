import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { AddedWaysIn, Done, LinkAskedFor, OtherDevices, PasswordState, SignedOutElsewhere, User } from '../schemas'

import {
  getChooseFirstPasswordResponseMock,
  getCountOtherDevicesResponseMock,
  getCurrentUserResponseMock,
  getFillBirthdayResponseMock,
  getFollowMemberResponseMock,
  getForgotPasswordResponseMock,
  getHasPasswordResponseMock,
  getListAddedWaysInResponseMock,
  getRegisterResponseMock,
  getResetPasswordResponseMock,
  getSignInResponseMock,
  getSignOutElsewhereResponseMock,
  getSignOutResponseMock,
} from './accounts.faker.ts'

export {
  getCurrentUserResponseMock,
  getFollowMemberResponseMock,
  getRegisterResponseMock,
  getSignInResponseMock,
  getHasPasswordResponseMock,
  getChooseFirstPasswordResponseMock,
  getFillBirthdayResponseMock,
  getCountOtherDevicesResponseMock,
  getSignOutElsewhereResponseMock,
  getSignOutResponseMock,
  getForgotPasswordResponseMock,
  getListAddedWaysInResponseMock,
  getResetPasswordResponseMock,
} from './accounts.faker.ts'

export const getCurrentUserMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/auth/user',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCurrentUserResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getFollowMemberMockHandler = (overrideResponse?: string | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<string> | string), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/live',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      const resolvedBody = overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getFollowMemberResponseMock()
      const textBody = typeof resolvedBody === 'string' ? resolvedBody : JSON.stringify(resolvedBody ?? null)
      return HttpResponse.text(textBody, { status: 200, headers: { 'Content-Type': 'text/event-stream' } })
    },
    options,
  )
}

export const getRegisterMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/auth/register',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRegisterResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSignInMockHandler = (overrideResponse?: User | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<User> | User), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/auth/login',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSignInResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getHasPasswordMockHandler = (overrideResponse?: PasswordState | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PasswordState> | PasswordState), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/password',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getHasPasswordResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getChooseFirstPasswordMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/user/password',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getChooseFirstPasswordResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getFillBirthdayMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/user/birthday',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getFillBirthdayResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getCountOtherDevicesMockHandler = (overrideResponse?: OtherDevices | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<OtherDevices> | OtherDevices), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/auth/other-devices',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCountOtherDevicesResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSignOutElsewhereMockHandler = (overrideResponse?: SignedOutElsewhere | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SignedOutElsewhere> | SignedOutElsewhere), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/auth/other-devices/logout',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSignOutElsewhereResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSignOutMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/auth/logout',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSignOutResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getForgotPasswordMockHandler = (overrideResponse?: LinkAskedFor | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<LinkAskedFor> | LinkAskedFor), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/forgot-password',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getForgotPasswordResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListAddedWaysInMockHandler = (overrideResponse?: AddedWaysIn | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<AddedWaysIn> | AddedWaysIn), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/reset-password/ways-in',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListAddedWaysInResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getResetPasswordMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/reset-password',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getResetPasswordResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getAccountsMock = () => [
  getCurrentUserMockHandler(),
  getFollowMemberMockHandler(),
  getRegisterMockHandler(),
  getSignInMockHandler(),
  getHasPasswordMockHandler(),
  getChooseFirstPasswordMockHandler(),
  getFillBirthdayMockHandler(),
  getCountOtherDevicesMockHandler(),
  getSignOutElsewhereMockHandler(),
  getSignOutMockHandler(),
  getForgotPasswordMockHandler(),
  getListAddedWaysInMockHandler(),
  getResetPasswordMockHandler(),
]
