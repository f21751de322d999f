import { type FilledForm, type FormSection } from '../../forms/questions/answers.ts'
import { quotedAnswers } from '../../forms/questions/quotedAnswers.ts'
import { linesOfChoice, offerOf, type QuotedJob, totalsOfChoice } from '../onJob/quoteOfJob.ts'
import type { QuoteChoice } from '@callout/contracts/jobs/quote'

/** Answers that a choice fills in. */
export const suggestedAnswers = (sections: readonly FormSection[], job: QuotedJob, choice: QuoteChoice): FilledForm =>
  quotedAnswers(sections, {
    work: linesOfChoice(offerOf(job), choice)
      .map(({ name }) => name ?? '')
      .join('\n'),
    price: totalsOfChoice(job, choice)?.total ?? null,
    customer: job.customer?.name ?? null,
  })

const signatureKeys = (sections: readonly FormSection[]): string[] =>
  sections.flatMap(({ fields }) => fields.filter(({ dataType }) => dataType === 'SIGNATURE').map(({ fieldKey }) => fieldKey))

/** Answers after another choice: what was filled in from the first one follows it, and the signature is removed. */
export function answersForChoice(
  sections: readonly FormSection[],
  filled: FilledForm,
  { before, after }: { readonly before: FilledForm; readonly after: FilledForm },
): FilledForm {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const followed = keys
    .filter((key) => (filled[key]?.value ?? null) === (before[key]?.value ?? null))
    .map((key) => [key, after[key]] as const)
  const unsigned = signatureKeys(sections).map((key) => [key, { signerName: filled[key]?.signerName ?? null }] as const)
  return { ...filled, ...Object.fromEntries(followed), ...Object.fromEntries(unsigned) }
}

/** Who signed; the customer unless another name was entered. */
export function signerOf(sections: readonly FormSection[], filled: FilledForm, customer: string | null): string {
  const names = signatureKeys(sections).map((key) => filled[key]?.signerName?.trim())
  return names.find((name) => name) ?? customer ?? 'the customer'
}
