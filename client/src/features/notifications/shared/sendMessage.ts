import type { ApolloClient } from '@apollo/client'
import { CombinedGraphQLErrors } from '@apollo/client/errors'
import { keyOfText } from '../../../lib/forms/keyOfText.ts'
import type { DeliveryFragment } from './recipient.generated.ts'
import { SendAttachmentDocument, type SendAttachmentInput } from './messages.generated.ts'

/** A message that was sent, with the text messages that went along. null: not reported. */
export interface SentMessage {
  readonly textMessages: readonly DeliveryFragment[] | null
}

/** By their text: how often messages have failed, so that the next try is another one. */
const failures = new Map<string, number>()

/**
 * Sends it. A try whose answer was lost is the same one when it is sent again, as is a second click: `version` is that of the
 * invoice. Rejects with what the gateway answered, and with why a mail could not be sent. null: the backend did not report
 * a result.
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
  return sent?.status ? { textMessages: sent.textMessages } : null
}
