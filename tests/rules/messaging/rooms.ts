import { openCampaigns } from '../../../src/modules/messaging/campaigns/campaigns.ts'
import type { CampaignsPorts } from '../../../src/modules/messaging/campaigns/ports.ts'
import { openConsents } from '../../../src/modules/messaging/consents/consents.ts'
import type { ConsentsPorts } from '../../../src/modules/messaging/consents/ports.ts'
import { openDeliveries } from '../../../src/modules/messaging/deliveries/deliveries.ts'
import type { DeliveriesPorts } from '../../../src/modules/messaging/deliveries/ports.ts'
import { openMail } from '../../../src/modules/messaging/mail/mail.ts'
import type { MailPorts, MailTransport } from '../../../src/modules/messaging/mail/ports.ts'
import { openNotifications } from '../../../src/modules/messaging/notifications/notifications.ts'
import type { NotificationsPorts } from '../../../src/modules/messaging/notifications/ports.ts'
import { openNumbers } from '../../../src/modules/messaging/numbers/numbers.ts'
import type { NumbersPorts } from '../../../src/modules/messaging/numbers/ports.ts'
import { eraseMember, personalDataOf } from '../../../src/modules/messaging/personal-data.ts'
import type { PushPorts } from '../../../src/modules/messaging/push/ports.ts'
import { openPush } from '../../../src/modules/messaging/push/push.ts'
import { openSandbox } from '../../../src/modules/messaging/sandbox/sandbox.ts'
import type { SmsPorts, Text } from '../../../src/modules/messaging/sms/ports.ts'
import { openSms } from '../../../src/modules/messaging/sms/sms.ts'
import { openCircuitBreaker } from '../../../src/platform/kernel/circuit-breaker.ts'

type Others =
  | 'consentsOf'
  | 'countDevices'
  | 'isStopped'
  | 'pushTo'
  | 'sendMail'
  | 'sendText'
  | 'prepareDeliveries'
  | 'previewRecipients'
  | 'cancelDeliveries'
  | 'dispatchCampaign'
  | 'expireStale'

/** What the rooms ask of the world outside of messaging, all together. */
export type RoomsPorts = NotificationsPorts &
  Omit<NumbersPorts, 'sendText'> &
  Omit<
    ConsentsPorts,
    'devicesOf' | 'notifyMember' | 'requestCode' | 'checkCode' | 'cancelCode' | 'numberToConfirm'
  > &
  Omit<PushPorts, 'consentsOf' | 'recordConsent'> &
  Omit<MailPorts, 'transport' | 'breaker' | 'suppress'> &
  Omit<DeliveriesPorts, 'sendMail' | 'sendText' | 'pushTo' | 'suppress' | 'breakers'> &
  Omit<CampaignsPorts, Others> &
  Pick<SmsPorts, 'isSigned'> & {
    readonly mailTransport: MailTransport
    readonly sendText: (
      text: Text,
      onDataSent: () => Promise<void>,
    ) => ReturnType<DeliveriesPorts['sendText']>
  }

/** The rooms of messaging, introduced to each other as `module.ts` does it. */
export function openRooms(ports: RoomsPorts) {
  const breakers = { email: openCircuitBreaker(), sms: openCircuitBreaker(), push: openCircuitBreaker() }
  const sendUnfollowed = (text: Text) => ports.sendText(text, async () => {})
  const notifications = openNotifications(ports)
  const numbers = openNumbers({ ...ports, sendText: sendUnfollowed })
  const consents = openConsents({
    ...ports,
    ...numbers,
    devicesOf: async memberId => (await ports.subscriptions.of(memberId)).length,
    notifyMember: notifications.notifyMember,
  })
  const { suppress, consentsOf, recordConsent, isStopped } = consents
  const push = openPush({ ...ports, consentsOf, recordConsent })
  const mail = openMail({ ...ports, transport: ports.mailTransport, breaker: breakers.email, suppress })
  const { pushTo, countDevices } = push
  const deliveries = openDeliveries({
    ...ports,
    sendMail: ports.mailTransport.send,
    pushTo,
    suppress,
    breakers,
  })
  const campaigns = openCampaigns({
    ...ports,
    ...deliveries,
    ...{ sendMail: mail.sendMail, sendText: sendUnfollowed, pushTo, countDevices, consentsOf, isStopped },
  })
  const sms = openSms({ ...ports, ...consents, recordReport: deliveries.recordReport })
  const sandbox = openSandbox({ ...ports, ...mail, ...deliveries, ...numbers, isOpen: ports.sandboxIsOpen })
  return {
    ...{ ...notifications, ...numbers, ...consents, ...push, ...mail, ...deliveries, ...campaigns, ...sms },
    ...sandbox,
    personalDataOf: (memberId: string) =>
      personalDataOf({ ...notifications, ...consents, ...push, ...mail, ...deliveries }, memberId),
    eraseMember: (memberId: string) =>
      eraseMember([notifications, consents, numbers, push, mail, deliveries], memberId),
  }
}
