import type { ApolloClient } from '@apollo/client'
import type { QuoteChoice } from '@callout/contracts/jobs/quote'
import type { AttachmentValues } from '../../../components/files/fileValues.ts'
import type { AttachmentInput, LineItemInput, QuoteApprovalInput } from '../../../lib/api/schemaTypes.generated.ts'
import { nowInSeconds } from '../../../lib/clock.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { SendNoteDocument } from '../../jobs/offline/jobSteps.generated.ts'
import { isSameChoice, linesOfChoice, offerOf, type QuotedJob, totalsOfChoice } from '../onJob/quoteOfJob.ts'
import { newLineOf, updateQuote } from '../onJob/updateQuote.ts'

export interface ApprovalAnswers {
  readonly kind: QuoteApprovalInput['kind']
  readonly name: string
  readonly note: string
  readonly choice: QuoteChoice
  readonly file: AttachmentValues | null
}

const ways = { PHONE: 'by phone', MAIL: 'by mail', SIGNED: 'with a signature' } as const

/** "Quote approved by phone by Maria Lopez: Better with Thermostat, $2,610.00." The approval and the timeline have the same words. */
export function formatApproval(job: QuotedJob, { kind, name, note, choice }: Omit<ApprovalAnswers, 'file'>, { money }: Format): string {
  const { alternatives, optionalLines } = offerOf(job)
  const chosen = alternatives.length > 1 ? alternatives[choice.alternative]?.name : null
  const extra = optionalLines.filter((_, index) => choice.optional.includes(index)).map((line) => line.name ?? 'an item')
  const total = totalsOfChoice(job, choice)
  const what = [chosen, extra.length > 0 && `with ${extra.join(', ')}`].filter(Boolean).join(' ')
  const facts = [what, total && money(total.total, job.currencyCode)].filter(Boolean).join(', ')
  return [`Quote approved ${ways[kind]} by ${name}${facts && `: ${facts}`}.`, note.trim()].filter(Boolean).join(' ')
}

type Line = Pick<LineItemInput, 'name' | 'quantity' | 'amount'>
type Nullable<T> = { readonly [Key in keyof T]: T[Key] | null }

const keysOf = (lines: readonly Partial<Nullable<Line>>[]): string =>
  JSON.stringify(lines.map(({ name, quantity, amount }) => JSON.stringify([name, quantity, amount ?? null])).toSorted())

/** What the reply to an approval lacks, as a sentence; null if nothing. `sent`: the chosen lines, if they were sent. */
export function missingInApproval(reply: QuotedJob | null, sent: readonly Line[] | null): string | null {
  if (!reply) return 'We couldn’t confirm that the approval was saved.'
  if (sent && reply.lineItems && keysOf(reply.lineItems) !== keysOf(sent))
    return 'The service didn’t change the line items to the chosen ones. Check them before scheduling.'
  return reply.quote?.approval ? null : 'The service didn’t save the approval. It’s on this device and in the timeline.'
}

/** The customer's file as the note's. */
export const attachmentsOf = (file: AttachmentValues | null): AttachmentInput[] =>
  file ? [{ fileName: file.fileName, contentType: file.contentType, fileBase64: file.fileBase64 ?? '' }] : []

export interface ApprovalResult {
  /** What was not saved, as a sentence. */
  readonly problem: string | null
}

/** Saves an approval with the customer's choice, then a note with the same words. Rejects if the approval was refused. */
export async function approveQuote(
  client: ApolloClient,
  job: QuotedJob,
  answers: ApprovalAnswers,
  format: Format,
): Promise<ApprovalResult> {
  const { kind, name, choice, file } = answers
  const offer = offerOf(job)
  const note = formatApproval(job, answers, format)
  const lines = isSameChoice(offer.choice, choice) ? null : linesOfChoice(offer, choice)
  const approval = { kind, name: name.trim(), at: nowInSeconds(), note }
  const lineItems = lines && lines.map(newLineOf)
  const reply = await updateQuote(client, job, { quote: { approval }, ...(lineItems && { lineItems }) })
  const problem = missingInApproval(reply, lineItems)
  const attachments = attachmentsOf(file)
  try {
    const { data } = await client.mutate({
      mutation: SendNoteDocument,
      variables: { input: { jobId: job.id, note, ...(file && { attachments }) }, key: `approval-${job.id}-${approval.at}` },
    })
    const isFileLost = file !== null && (data?.addJobNote?.attachments?.length ?? 0) === 0
    return { problem: problem ?? (isFileLost ? `${file.fileName} wasn’t saved.` : null) }
  } catch {
    return { problem: problem ?? 'The note with the approval couldn’t be added to the timeline.' }
  }
}
