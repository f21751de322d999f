import type { FilledForm, FormSection } from './answers.ts'

/** What a quote fills in in the form that approves it. */
export interface QuotedWork {
  /** Names of the chosen line items, one per line. */
  readonly work: string
  /** null: a price is missing, or hidden from the user. */
  readonly price: number | null
  readonly customer: string | null
}

const FIXED_PRICE = 'Fixed price'

/** Answers by the questions of ‘Sample Authority to Proceed’. Questions with other names stay empty. */
export function quotedAnswers(sections: readonly FormSection[], { work, price, customer }: QuotedWork): FilledForm {
  const known: Readonly<Record<string, string | null>> = {
    'Work to be done': work || null,
    'Agreed price': price === null ? null : String(price),
    'How the price was agreed': FIXED_PRICE,
    'Your name': customer,
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
