/** What resolvers have of messages. */
import type { agreementEndpoints } from '@callout/contracts/agreements/endpoints'
import type { notificationEndpoints } from '@callout/contracts/notifications/endpoints'
import type { RestData } from '../rest/types.ts'

export type SentAttachmentSource = RestData<typeof agreementEndpoints.sendAttachment>
export type ClientMessageSource = RestData<typeof notificationEndpoints.listClientNotifications>['clientNotifications'][number]
