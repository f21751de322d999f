import type { SendAttachmentInput } from '../../lib/api/schemaTypes.generated.ts'

/** Enclosure by its API fields; empty for text only or a file to be chosen. */
export type Enclosure = Pick<
  SendAttachmentInput,
  'attachmentType' | 'customerId' | 'jobId' | 'invoiceId' | 'receiptNumber' | 'jobFormId' | 'attachmentIds'
>

/** Records that a message is about. */
export interface LetterAbout {
  readonly customerId: string | null
  readonly jobId: string | null
  readonly invoiceId: string | null
}

/** A message before sending. */
export interface Letter {
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
  /** Idempotency key of this attempt. */
  readonly sending: string
}

/** A document that can be enclosed. */
export interface Offer {
  /** Value of the option. */
  readonly value: string
  readonly label: string
  readonly enclosure: Enclosure
}

/** A new file can always be chosen. */
export const NEW_FILE = 'file'

/** Known ids for a message. */
export const idsOf = ({ customerId, jobId }: LetterAbout): Pick<Enclosure, 'customerId' | 'jobId'> => ({
  ...(customerId !== null && { customerId }),
  ...(jobId !== null && { jobId }),
})
