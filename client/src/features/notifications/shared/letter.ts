import type { SendAttachmentInput } from './messages.generated.ts'

/** What goes with a message, by its call; none: the words alone, or a file that is still to be chosen. */
export type Enclosure = Pick<
  SendAttachmentInput,
  'attachmentType' | 'customerId' | 'jobId' | 'invoiceId' | 'receiptNumber' | 'jobFormId' | 'attachmentIds'
>

/** What a message is about. */
export interface LetterAbout {
  readonly customerId: string | null
  readonly jobId: string | null
  readonly invoiceId: string | null
}

/** A message before it leaves. */
export interface Letter {
  /** The same for the same message, so that what was typed is there again. */
  readonly key: string
  /** In sentences: "a file to Maria Lopez". */
  readonly name: string
  readonly about: LetterAbout
  readonly to: string
  readonly subject: string
  readonly body: string
  /** What goes along. `choice`: what the dialog asks; `again`: a file that nobody has any more. */
  readonly enclosed: Enclosure | 'choice' | 'again'
  /** The name of what goes along; null: nothing does. */
  readonly encloses: string | null
  /** Of this sending: the same try is sent once. */
  readonly sending: string
}

/** What can be sent along, as the dialog offers it. */
export interface Offer {
  /** Of the choice. */
  readonly value: string
  readonly label: string
  readonly enclosure: Enclosure
}

/** A new file is what can be sent always. */
export const NEW_FILE = 'file'

/** Of a message about that: the ids that are known. */
export const idsOf = ({ customerId, jobId }: LetterAbout): Pick<Enclosure, 'customerId' | 'jobId'> => ({
  ...(customerId !== null && { customerId }),
  ...(jobId !== null && { jobId }),
})
