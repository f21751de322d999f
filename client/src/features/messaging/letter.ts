import type { ApolloClient } from '@apollo/client'
import type { SendAttachmentInput } from '../../lib/api/schemaTypes.generated.ts'

type NewFile = NonNullable<SendAttachmentInput['file']>

/** Effects of a message besides sending. */
export interface LetterExtras {
  /** Makes the file that is enclosed. */
  readonly makeFile?: (client: ApolloClient) => Promise<NewFile>
  /** After the message was sent; must not reject. */
  readonly onSent?: (client: ApolloClient) => Promise<void>
}

/** Enclosure by its API fields; empty for text only or a file to be chosen. */
export type Enclosure = Pick<
  SendAttachmentInput,
  'attachmentType' | 'customerId' | 'jobId' | 'invoiceId' | 'receiptNumber' | 'jobFormId' | 'attachmentIds'
>

export interface LetterAbout {
  readonly customerId: string | null
  readonly jobId: string | null
  readonly invoiceId: string | null
}

export interface Letter extends LetterExtras {
  /** Equal for the same message, to restore its draft. */
  readonly key: string
  /** In a sentence: "a file to Maria Lopez". */
  readonly name: string
  readonly about: LetterAbout
  readonly to: string
  readonly subject: string
  readonly body: string
  /** `choice`: chosen in the dialog; `again`: a file that has to be chosen again. */
  readonly enclosed: Enclosure | 'choice' | 'again'
  /** Name of the enclosure; null if there is none. */
  readonly encloses: string | null
  readonly sending: string
}

export interface Offer {
  readonly value: string
  readonly label: string
  readonly enclosure: Enclosure
}

/** A new file can always be chosen. */
export const NEW_FILE = 'file'

export const getIds = ({ customerId, jobId }: LetterAbout): Pick<Enclosure, 'customerId' | 'jobId'> => ({
  ...(customerId !== null && { customerId }),
  ...(jobId !== null && { jobId }),
})
