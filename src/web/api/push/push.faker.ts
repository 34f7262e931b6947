import type { Done, PushSetup, TestPushAnswer, UnsubscribeAnswer } from '../schemas'

export const getReadPushSetupResponseMock = (): PushSetup => ({ publicKey: 'BIqdkzZf2xr-H1bmsbvJyNg7l9YWYxgYHQWejRbd3rTx-j6Be4VRxyzqSRMR8mEyXiRaO9_-7uGn0jrUxgGKLWc', wording: 'We’ll notify this device about your points, your rewards and our offers for you.', devices: [], declined: false })

export const getSubscribePushResponseMock = (): Done => ({ success: true })

export const getUnsubscribePushResponseMock = (): UnsubscribeAnswer => ({ success: true, removed: 1 })

export const getSendTestPushResponseMock = (): TestPushAnswer => ({ success: true, devices: 1, sent: 1 })
