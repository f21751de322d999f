/** What resolvers have of messages. */
import type { agreementEndpoints } from '@callout/contracts/agreements/endpoints'
import type { RestData } from '../rest/types.ts'

export type SentAttachmentSource = RestData<typeof agreementEndpoints.sendAttachment>
export type { MessageRow as ClientMessageSource } from '../lists/clientMessages.ts'
