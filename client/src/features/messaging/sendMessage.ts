import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { keyOfText } from '../../lib/forms/keyOfText.ts'
import type { DeliveryFragment } from './recipient.generated.ts'
import { SendAttachmentDocument } from './messages.generated.ts'
import { pageScoped } from '../../lib/createStore.ts'
import type { SendAttachmentInput } from '../../lib/api/schemaTypes.generated.ts'

/** A sent message with its text messages. null: not returned. */
export interface SentMessage {
  readonly textMessages: readonly DeliveryFragment[] | null
  /** Unix seconds. */
  readonly sentAt: number | null
}

/** Failed attempts by message text, so that a retry gets a new key. */
const failures = pageScoped(new Map<string, number>())

/**
 * Sends a message. A retry after a lost response and a double click use the same key; `version` is the invoice's. Rejects with the
 * gateway's error or the delivery failure. null: the backend did not return a result.
 */
export async function sendMessage(client: ApolloClient, input: SendAttachmentInput, version: unknown): Promise<SentMessage | null> {
  const text = JSON.stringify([version, input])
  const idempotencyKey = `message-${keyOfText(JSON.stringify([text, failures.get(text) ?? 0]))}`
  const { data } = await client.mutate({ mutation: SendAttachmentDocument, variables: { input, idempotencyKey } })
  const sent = data?.sendAttachment
  if (sent?.status === 'FAILED') {
    failures.set(text, (failures.get(text) ?? 0) + 1)
    throw new CombinedGraphQLErrors({ errors: [{ message: sent.statusDesc ?? 'Not sent.', extensions: { code: 'REFUSED' } }] })
  }
  return sent?.status ? { textMessages: sent.textMessages, sentAt: sent.sentAt } : null
}
