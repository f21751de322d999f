/** What resolvers have of messages. */
import type { agreementEndpoints } from '@callout/contracts/agreements/endpoints'
import type { Camel } from '@callout/contracts/casing'
import type { ClientNotification } from '@callout/contracts/notifications/schemas'
import type { RestData } from '../rest/types.ts'

export type SentAttachmentSource = RestData<typeof agreementEndpoints.sendAttachment>
/** A message of the log, which always has an id. */
export type ClientMessageSource = Omit<Camel<ClientNotification>, 'id'> & { readonly id: number | string }
