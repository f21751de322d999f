import type { ApolloClient } from '@apollo/client'
import type { QuoteChoice } from '@callout/contracts/jobs/quote'
import type { QuotedWork } from '../../forms/questions/quotedAnswers.ts'
import { isSameChoice, linesOfChoice, offerOf, type QuotedJob, totalsOfChoice } from '../onJob/quoteOfJob.ts'
import { newLineOf, updateQuote } from '../onJob/updateQuote.ts'

/** Saves the customer's choice and attaches the approval form. Resolves with what the form is filled in with. */
export async function prepareSigning(client: ApolloClient, job: QuotedJob, choice: QuoteChoice, formId: string): Promise<QuotedWork> {
  const offer = offerOf(job)
  const lines = linesOfChoice(offer, choice)
  const isChosen = isSameChoice(offer.choice, choice)
  const forms = job.forms?.map((form) => form.formId) ?? []
  const isAttached = forms.includes(formId)
  if (!isChosen || !isAttached)
    await updateQuote(client, job, {
      ...(!isChosen && { lineItems: lines.map(newLineOf) }),
      ...(!isAttached && { formIds: [...forms, formId] }),
    })
  return {
    work: lines.map(({ name }) => name ?? '').join('\n'),
    price: totalsOfChoice(job, choice)?.total ?? null,
    customer: job.customer?.name ?? null,
  }
}
