import type { ApolloClient } from '@apollo/client'
import type { WriteResult } from '../../lib/writes/writeResult.ts'
import type { AttachmentValues } from '../../components/files/fileValues.ts'
import { getIds, type Letter } from './letter.ts'
import { sendMessage } from './sendMessage.ts'
import { addressesOf } from './messageText.ts'

export interface LetterAnswers {
  to: string
  subject: string
  body: string
  enclosure: string
  /** The new file, if chosen: at most one. */
  attachments: AttachmentValues[]
}

export interface LetterInput {
  readonly letter: Pick<LetterAnswers, 'to' | 'subject' | 'body'> & {
    readonly enclosed: Exclude<Letter['enclosed'], string> | null
    readonly file: AttachmentValues | null
  }
}

export const messageQueries = ['JobMessages', 'InvoiceMessages', 'CustomerMessages', 'ClientMessages', 'Invoices', 'InvoiceRecord'] as const

/** A file as upload input, without UI fields. */
const newFile = ({ fileName, contentType, fileBase64 }: AttachmentValues) => ({ fileName, contentType, fileBase64: fileBase64 ?? '' })

export async function sendLetter(
  client: ApolloClient,
  target: Letter,
  letter: LetterInput['letter'] | undefined,
): Promise<WriteResult<string>> {
  const fixed = typeof target.enclosed === 'string' ? null : target.enclosed
  const { to, subject, body, enclosed, file } = letter ?? { ...target, enclosed: fixed, file: null }
  const addresses = addressesOf(to)
  const about = enclosed ?? { ...getIds(target.about), attachmentType: 'CONTRACT' as const }
  const enclosedFile = file ? newFile(file) : await target.makeFile?.(client)
  const input = { ...about, to: addresses, subject, body, ...(enclosedFile && { file: enclosedFile }) }
  const sent = await sendMessage(client, input, target.sending)
  await target.onSent?.(client)
  return sent ? { kind: 'done', value: addresses.join(', ') } : { kind: 'unknown' }
}
