export * from './content/content.ts';
export * from './identity/identity.ts';
export * from './loyalty/loyalty.ts';
export * from './messaging/messaging.ts';
export * from './privacy/privacy.ts';
