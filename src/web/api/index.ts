export * from './content/content.ts';
export * from './diary/diary.ts';
export * from './identity/identity.ts';
export * from './loyalty/loyalty.ts';
export * from './messaging/messaging.ts';
export * from './patients/patients.ts';
export * from './privacy/privacy.ts';
export * from './requests/requests.ts';
