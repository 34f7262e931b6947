import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { Done, EnteredByPasskey, Passkey, PasskeyCreation, PasskeyRequest } from '../schemas'

import {
  getAddOwnPasskeyResponseMock,
  getAddPasskeyResponseMock,
  getBeginOwnPasskeyResponseMock,
  getBeginPasskeyResponseMock,
  getListOwnPasskeysResponseMock,
  getListPasskeysResponseMock,
  getOfferPasskeyResponseMock,
  getOfferProofResponseMock,
  getProveByPasskeyResponseMock,
  getRemoveOwnPasskeyResponseMock,
  getRemovePasskeyResponseMock,
  getRenameOwnPasskeyResponseMock,
  getRenamePasskeyResponseMock,
  getSignInByPasskeyResponseMock,
} from './passkeys.faker.ts'

export {
  getListPasskeysResponseMock,
  getAddPasskeyResponseMock,
  getBeginPasskeyResponseMock,
  getRenamePasskeyResponseMock,
  getRemovePasskeyResponseMock,
  getListOwnPasskeysResponseMock,
  getAddOwnPasskeyResponseMock,
  getBeginOwnPasskeyResponseMock,
  getRenameOwnPasskeyResponseMock,
  getRemoveOwnPasskeyResponseMock,
  getOfferPasskeyResponseMock,
  getSignInByPasskeyResponseMock,
  getOfferProofResponseMock,
  getProveByPasskeyResponseMock,
} from './passkeys.faker.ts'

export const getListPasskeysMockHandler = (overrideResponse?: Passkey[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Passkey[]> | Passkey[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/user/passkeys',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListPasskeysResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getAddPasskeyMockHandler = (overrideResponse?: Passkey | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Passkey> | Passkey), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/user/passkeys',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getAddPasskeyResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getBeginPasskeyMockHandler = (overrideResponse?: PasskeyCreation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyCreation> | PasskeyCreation), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/user/passkeys/options',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getBeginPasskeyResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRenamePasskeyMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/user/passkeys/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRenamePasskeyResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRemovePasskeyMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/user/passkeys/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRemovePasskeyResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListOwnPasskeysMockHandler = (overrideResponse?: Passkey[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Passkey[]> | Passkey[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/own-passkeys',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListOwnPasskeysResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getAddOwnPasskeyMockHandler = (overrideResponse?: Passkey | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Passkey> | Passkey), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/own-passkeys',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getAddOwnPasskeyResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getBeginOwnPasskeyMockHandler = (overrideResponse?: PasskeyCreation | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyCreation> | PasskeyCreation), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/own-passkeys/options',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getBeginOwnPasskeyResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRenameOwnPasskeyMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.put(
    '*/api/admin/own-passkeys/:id',
    async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRenameOwnPasskeyResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getRemoveOwnPasskeyMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.delete>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.delete(
    '*/api/admin/own-passkeys/:id',
    async (info: Parameters<Parameters<typeof http.delete>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getRemoveOwnPasskeyResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getOfferPasskeyMockHandler = (overrideResponse?: PasskeyRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyRequest> | PasskeyRequest), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/auth/passkey/options',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getOfferPasskeyResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSignInByPasskeyMockHandler = (overrideResponse?: EnteredByPasskey | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<EnteredByPasskey> | EnteredByPasskey), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/auth/passkey',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSignInByPasskeyResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getOfferProofMockHandler = (overrideResponse?: PasskeyRequest | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PasskeyRequest> | PasskeyRequest), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/proof/passkey/options',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getOfferProofResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getProveByPasskeyMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/proof/passkey',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getProveByPasskeyResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getPasskeysMock = () => [
  getListPasskeysMockHandler(),
  getAddPasskeyMockHandler(),
  getBeginPasskeyMockHandler(),
  getRenamePasskeyMockHandler(),
  getRemovePasskeyMockHandler(),
  getListOwnPasskeysMockHandler(),
  getAddOwnPasskeyMockHandler(),
  getBeginOwnPasskeyMockHandler(),
  getRenameOwnPasskeyMockHandler(),
  getRemoveOwnPasskeyMockHandler(),
  getOfferPasskeyMockHandler(),
  getSignInByPasskeyMockHandler(),
  getOfferProofMockHandler(),
  getProveByPasskeyMockHandler(),
]
