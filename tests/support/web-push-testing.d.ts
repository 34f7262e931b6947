declare module 'web-push-testing/src/PushApiModel.js' {
  /** An in-memory push service that decrypts messages, and refuses those not signed with the subscription's key. */
  export class PushApiModel {
    notifyUrl: string
    subscribe(options: { userVisibleOnly: 'true'; applicationServerKey: string }): Promise<{
      endpoint: string
      keys: { p256dh: string; auth: string }
      clientHash: string
    }>
    handleNotification(
      clientHash: string,
      headers: Readonly<Record<'encoding' | 'authorization' | 'ttl', string | undefined>>,
      body: Buffer,
    ): Promise<void>
    getNotifications(of: { clientHash: string }): { messages: string[] }
  }
}
