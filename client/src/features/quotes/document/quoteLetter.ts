import type { ApolloClient } from '@apollo/client'
import { quoteMessage, quoteReminderMessage } from '@callout/contracts/agreements/paperMessage'
import { showInfo } from '../../../components/toasts/toasts.ts'
import { nowInSeconds } from '../../../lib/clock.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import { readSession } from '../../../lib/session/session.ts'
import { jobName, jobNumberOf } from '../../jobs/labels/jobName.ts'
import { getIds } from '../../messaging/letter.ts'
import type { LetterSubject } from '../../messaging/letterActionSet.ts'
import { offerOf, type QuotedJob } from '../onJob/quoteOfJob.ts'
import { updateQuote } from '../onJob/updateQuote.ts'
import { loadQuotePdf, quoteFileName } from './loadQuotePdf.ts'

/** Marks the quote as sent. The message has been sent, so a failure is reported and not thrown. */
async function markSent(client: ApolloClient, job: QuotedJob): Promise<void> {
  try {
    const reply = await updateQuote(client, job, { quote: { sentAt: nowInSeconds() } })
    if (reply && !reply.quote?.sentAt) showInfo('The quote was sent. The service didn’t save when; the message log has it.')
  } catch {
    showInfo('The quote was sent, but couldn’t be marked as sent.')
  }
}

/** The message with the quote's PDF, sent as a contract; `reminder`: of a quote that was sent. */
export function quoteLetter(job: QuotedJob, format: Format, kind: 'quote' | 'reminder'): LetterSubject {
  const { quote, customer } = job
  const isOne = offerOf(job).alternatives.length === 1
  const labels = {
    company: readSession('organization_name') ?? '',
    customer: customer?.name ?? null,
    quote: jobNumberOf(job),
    total: isOne && job.total !== null ? format.money(job.total, job.currencyCode) : null,
    validUntil: quote?.validUntil ? format.day(quote.validUntil) : null,
  }
  const about = { customerId: customer?.id ?? null, jobId: job.id, invoiceId: null }
  const sentOn = kind === 'reminder' && quote?.sentAt ? format.dayOf(quote.sentAt) : null
  const message = sentOn === null ? quoteMessage(labels) : quoteReminderMessage({ ...labels, sentOn })
  return {
    key: `${kind}/${job.id}/${quote?.version ?? 1}`,
    name: sentOn === null ? `quote ${jobName(job)}` : `reminder of quote ${jobName(job)}`,
    about,
    isQuote: true,
    to: customer?.email ?? null,
    ...message,
    paper: { enclosure: { ...getIds(about), attachmentType: 'CONTRACT' }, name: quoteFileName(job) },
    makeFile: async (client) => ({
      fileName: quoteFileName(job),
      contentType: 'application/pdf',
      fileBase64: await loadQuotePdf(client, job, format),
    }),
    ...(sentOn === null && { onSent: (client: ApolloClient) => markSent(client, job) }),
  }
}
