import type { FilledForm, FormSection } from './answers.ts'

/** What a quote fills in in the form that approves it. */
export interface QuotedWork {
  /** Names of the chosen line items, one per line. */
  readonly work: string
  /** null: a price is missing, or hidden from the user. */
  readonly price: number | null
  readonly customer: string | null
}

export const FIXED_PRICE = 'Fixed price'

/** Questions of ‘Sample Authority to Proceed’. */
export const approvalQuestions = {
  work: 'Work to be done',
  price: 'Agreed price',
  kind: 'How the price was agreed',
  name: 'Your name',
} as const

/** Answers by the names of the questions. Questions with other names stay empty. */
export function quotedAnswers(sections: readonly FormSection[], { work, price, customer }: QuotedWork): FilledForm {
  const known: Readonly<Record<string, string | null>> = {
    [approvalQuestions.work]: work || null,
    [approvalQuestions.price]: price === null ? null : String(price),
    [approvalQuestions.kind]: FIXED_PRICE,
    [approvalQuestions.name]: customer,
  }
  const answered = sections.flatMap(({ fields }) =>
    fields.flatMap(({ fieldKey, name, choices }) => {
      const value = known[name] ?? null
      const isPossible = value !== null && (!choices?.length || choices.includes(value))
      return isPossible ? [[fieldKey, { value }] as const] : []
    }),
  )
  return Object.fromEntries(answered)
}
