import type { UsualPlace } from '../schemas'

export const getReadUsualPlaceResponseMock = (): UsualPlace => ({ placeId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01' })

export const getChooseUsualPlaceResponseMock = (): UsualPlace => ({ placeId: '0198f0c6-5b1e-7a51-9d3a-2f6f1d1c0b01' })
