import type {
  AttachmentInput,
  FormAnswerInput,
  JobInput,
  LineItemInput,
  QuoteApprovalInput,
  QuoteInput,
} from '../../../lib/api/schemaTypes.generated.ts'

/** The approval form as the customer filled it in. */
export interface SignedForm {
  readonly formId: string
  /** null: missing. */
  readonly formVersion: number | null
  readonly formName: string
  readonly answers: readonly FormAnswerInput[]
}

interface Approved {
  /** In a sentence: the job, or the customer of a new quote. */
  readonly name: string
  /** Begins the ids of the steps that follow. */
  readonly key: string
  /** Without the time, which is that of the step by the server's clock. */
  readonly approval: Omit<QuoteApprovalInput, 'at'>
  /** null: approved by phone or mail. */
  readonly form: SignedForm | null
  readonly attachments: readonly AttachmentInput[]
}

/** A new quote that the customer has signed. */
export interface QuoteStep extends Approved {
  readonly kind: 'quote'
  /** With the chosen line items and the approval form. */
  readonly input: JobInput & { readonly quote: QuoteInput }
  /** "$129.90"; null: a price is missing. */
  readonly total: string | null
  /** The job from whose page it was made; null: none. */
  readonly fromJobId: string | null
  /** The account's zone. */
  readonly zone: string
}

/** An existing quote that the customer has approved. */
export interface ApprovalStep extends Approved {
  readonly kind: 'approval'
  readonly jobId: string
  /** The offer that the customer saw, as `offerKey` returns it. */
  readonly offer: string
  /** The chosen line items; null: the job has them already. */
  readonly lineItems: readonly LineItemInput[] | null
}
