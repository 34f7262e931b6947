import { HttpResponse, http } from 'msw'
import type { RequestHandlerOptions } from 'msw'

import type { AdminNotification, Campaign, CampaignPreview, CampaignResult, Done, SentBirthdaySpecials, SentNotification, SentPromotion } from '../schemas'

import {
  getCancelCampaignResponseMock,
  getListAdminNotificationsResponseMock,
  getListCampaignsResponseMock,
  getPauseCampaignResponseMock,
  getPreviewCampaignResponseMock,
  getReadCampaignResponseMock,
  getResumeCampaignResponseMock,
  getSendBirthdaySpecialsResponseMock,
  getSendEmailCampaignResponseMock,
  getSendNotificationResponseMock,
  getSendPromotionResponseMock,
  getSendSmsCampaignResponseMock,
  getSendTrialResponseMock,
} from './campaigns.faker.ts'

export {
  getListAdminNotificationsResponseMock,
  getSendNotificationResponseMock,
  getSendBirthdaySpecialsResponseMock,
  getSendPromotionResponseMock,
  getSendEmailCampaignResponseMock,
  getSendSmsCampaignResponseMock,
  getPreviewCampaignResponseMock,
  getListCampaignsResponseMock,
  getReadCampaignResponseMock,
  getPauseCampaignResponseMock,
  getResumeCampaignResponseMock,
  getCancelCampaignResponseMock,
  getSendTrialResponseMock,
} from './campaigns.faker.ts'

export const getListAdminNotificationsMockHandler = (overrideResponse?: AdminNotification[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<AdminNotification[]> | AdminNotification[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/notifications',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListAdminNotificationsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSendNotificationMockHandler = (overrideResponse?: SentNotification | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SentNotification> | SentNotification), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/notifications/send',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSendNotificationResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSendBirthdaySpecialsMockHandler = (overrideResponse?: SentBirthdaySpecials | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SentBirthdaySpecials> | SentBirthdaySpecials), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/notifications/birthday',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSendBirthdaySpecialsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSendPromotionMockHandler = (overrideResponse?: SentPromotion | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SentPromotion> | SentPromotion), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/send-promotion',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSendPromotionResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSendEmailCampaignMockHandler = (overrideResponse?: CampaignResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CampaignResult> | CampaignResult), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/email-campaign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSendEmailCampaignResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSendSmsCampaignMockHandler = (overrideResponse?: CampaignResult | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CampaignResult> | CampaignResult), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/sms-campaign',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSendSmsCampaignResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getPreviewCampaignMockHandler = (overrideResponse?: CampaignPreview | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CampaignPreview> | CampaignPreview), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/campaign-preview',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getPreviewCampaignResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getListCampaignsMockHandler = (overrideResponse?: Campaign[] | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Campaign[]> | Campaign[]), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/campaigns',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getListCampaignsResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getReadCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.get(
    '*/api/admin/campaigns/:id',
    async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getReadCampaignResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getPauseCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/campaigns/:id/pause',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getPauseCampaignResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getResumeCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/campaigns/:id/resume',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getResumeCampaignResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getCancelCampaignMockHandler = (overrideResponse?: Campaign | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Campaign> | Campaign), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/campaigns/:id/cancel',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getCancelCampaignResponseMock(), { status: 200 })
    },
    options,
  )
}

export const getSendTrialMockHandler = (overrideResponse?: Done | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<Done> | Done), options?: RequestHandlerOptions) => {
  return http.post(
    '*/api/admin/campaigns/test',
    async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {
      return HttpResponse.json(overrideResponse !== undefined ? (typeof overrideResponse === 'function' ? await overrideResponse(info) : overrideResponse) : getSendTrialResponseMock(), { status: 200 })
    },
    options,
  )
}
export const getCampaignsMock = () => [
  getListAdminNotificationsMockHandler(),
  getSendNotificationMockHandler(),
  getSendBirthdaySpecialsMockHandler(),
  getSendPromotionMockHandler(),
  getSendEmailCampaignMockHandler(),
  getSendSmsCampaignMockHandler(),
  getPreviewCampaignMockHandler(),
  getListCampaignsMockHandler(),
  getReadCampaignMockHandler(),
  getPauseCampaignMockHandler(),
  getResumeCampaignMockHandler(),
  getCancelCampaignMockHandler(),
  getSendTrialMockHandler(),
]
