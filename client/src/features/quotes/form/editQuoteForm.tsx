import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { defineSenderForm } from '../../../components/form/defineSenderForm.ts'
import { changedFields } from '../../../components/form/fieldChanges.ts'
import {
  askQuestion,
  type FormTypes,
  type OpenForm,
  type QuestionProps,
  type Section,
  type Sender,
} from '../../../components/form/formTypes.ts'
import { QuestionDialog } from '../../../components/form/QuestionDialog.tsx'
import type { QuoteInput } from '../../../lib/api/schemaTypes.generated.ts'
import { paths } from '../../../lib/paths.ts'
import { CustomerFields } from '../../customers/picker/CustomerFields.tsx'
import { KnownCustomerContext } from '../../customers/picker/useChosenCustomer.ts'
import { allVisits, type EditedJob, ratesOf, readJob } from '../../jobs/editing/editedJob.ts'
import { UpdateJobDocument } from '../../jobs/editing/editing.generated.ts'
import { changedJobInput } from '../../jobs/editing/sentChange.ts'
import { jobInputOf } from '../../jobs/form/jobInputOf.ts'
import { accountRules } from '../../jobs/form/jobForm.ts'
import { rememberSent } from '../../jobs/form/sentJobs.ts'
import { jobHeading, jobName } from '../../jobs/labels/jobName.ts'
import { moreSection, workSection } from '../../jobs/newJob/workSections.tsx'
import { LookupsContext } from '../../settings/lookups/useFormLookups.ts'
import { keepQuote } from '../device/keepQuote.ts'
import { readDeviceQuotes } from '../device/knownQuotes.ts'
import { withDeviceQuote } from '../device/withDeviceQuote.ts'
import { AlternativesFields } from './AlternativesFields.tsx'
import { quoteFieldRules, quoteSwitchNote } from './quoteFieldRules.ts'
import { KnownCustomer } from './KnownCustomer.tsx'
import type { QuoteFormOwn } from './newQuote.ts'
import { QuoteFields } from './QuoteFields.tsx'
import { jobOfQuote, type QuoteFormValues } from './quoteFormValues.ts'
import { quotePartsOf, quoteWithoutPrices } from './quoteInputOf.ts'
import { quoteResolver } from './quoteRules.ts'
import { QuoteSummary, QuoteTotalLine } from './QuoteSummary.tsx'
import { valuesOfQuote } from './valuesOfQuote.ts'

interface EditQuote extends FormTypes {
  values: QuoteFormValues
  context: QuoteFormOwn & { readonly isOnDeviceOnly: boolean }
  record: EditedJob
  scope: null
  /** The approval that the change removes. */
  question: { readonly by: string | null }
}

/** The whole quote, since a change replaces it. That of a sent or approved one is a new version, to be sent and approved again. */
function changedQuote({ quote }: EditedJob, values: QuoteFormValues): QuoteInput {
  const version = quote?.version ?? 1
  const isOut = Boolean(quote?.sentAt ?? quote?.approval)
  return { ...quotePartsOf(values.quote), version: isOut ? version + 1 : version, sentAt: null, approval: null }
}

const editQuoteSender: Sender<EditQuote> = {
  question: async ({ record }) => (record.quote?.approval ? askQuestion({ by: record.quote.approval.name }) : null),
  save: async ({ client, record, base, values, context }) => {
    const job = jobOfQuote(values)
    const isApproved = Boolean(record.quote?.approval)
    const quote = changedQuote(record, values)
    const input = {
      ...changedJobInput(record, allVisits, jobOfQuote(base), job),
      // The customer's choice goes with the approval.
      ...(isApproved && context.seesPrices && { lineItems: jobInputOf(job).lineItems ?? [] }),
      quote: context.seesPrices ? quote : quoteWithoutPrices(quote),
    }
    await client.mutate({
      mutation: UpdateJobDocument,
      variables: { input: { id: record.id, job: input, lockVersion: record.lockVersion, agreementAccepted: true } },
    })
    if (context.isOnDeviceOnly) await keepQuote(record.id, input.quote)
    rememberSent(record.id, { input, isNew: false, zone: context.timeZone })
    return { to: paths.job(record.id), successMessage: `Quote ${jobName(record)} updated` }
  },
}

const Question = ({ page, question: { by } }: QuestionProps<EditQuote>) => (
  <QuestionDialog page={page} title="Change an approved quote?" confirm="Remove approval and save">
    {() => (
      <Text>
        {by ? `${by} approved this quote. ` : 'This quote is approved. '}
        The change removes the approval. Send the new version and have it approved again.
      </Text>
    )}
  </QuestionDialog>
)

const Customer = ({ page: { context } }: { readonly page: OpenForm<EditQuote> }) =>
  context.knownCustomer ? <KnownCustomer customer={context.knownCustomer} /> : <CustomerFields nextField="categoryId" />

/** Without prices, changed lines would lose those that are not in the price list. */
const Lines = ({ page: { context } }: { readonly page: OpenForm<EditQuote> }) =>
  context.seesPrices ? <AlternativesFields /> : <p className="hint flush">Only people who see prices can change the line items.</p>

const sections: readonly Section<EditQuote>[] = [
  { title: 'Customer', Fields: Customer, isStarred: true, isSide: true },
  workSection,
  { title: 'Line items', Fields: Lines, isJoined: true },
  { title: 'Quote', Fields: QuoteFields },
  moreSection,
]

function Wrapper({ page, children }: { readonly page: OpenForm<EditQuote>; readonly children: ReactNode }) {
  return (
    <KnownCustomerContext value={page.context.knownCustomer}>
      <LookupsContext value={{ ...page.context.lookups, savedTaxes: ratesOf(page.record) }}>{children}</LookupsContext>
    </KnownCustomerContext>
  )
}

function Summary({ page: { record, base, form } }: { readonly page: OpenForm<EditQuote> }) {
  const isChanged = changedFields(quoteFieldRules, base, form.watch()).length > 0
  const isOut = Boolean(record.quote?.sentAt ?? record.quote?.approval)
  return (
    <>
      <QuoteSummary />
      {isOut && (
        <p className="hint flush" role="status">
          {isChanged ? `Saves version ${(record.quote?.version ?? 1) + 1}, to be sent again.` : 'This version was sent.'}
        </p>
      )}
    </>
  )
}

export const editQuoteForm = defineSenderForm<EditQuote>({
  name: 'jobForm',
  noun: 'quote',
  needs: 'manage_jobs',
  staffRight: 'quote',
  list: { to: paths.quotes(), label: 'Quotes' },
  forbiddenMessage: `Only the owner, a branch head, or a staff admin who can manage jobs can edit quotes. ${quoteSwitchNote}`,
  ...quoteFieldRules,
  files: 'attachments',
  valuesOf: (job, { seesPrices }) => valuesOfQuote(job, seesPrices),
  rules: (now) => quoteResolver(() => accountRules(now())),
  sections,
  Wrapper,
  Summary,
  MobileFooter: QuoteTotalLine,
  save: { label: 'Save quote', verb: 'save' },
  sender: editQuoteSender,
  Question,
  edit: {
    read: async (client, id) => withDeviceQuote(await readJob(client, id), await readDeviceQuotes()),
    getName: jobHeading,
    getPath: ({ id }) => paths.job(id),
    getVersion: ({ lockVersion }) => lockVersion,
  },
  refresh: (cache, { id }) => {
    cache.evict({ id: cache.identify({ __typename: 'Job', id }) ?? '' })
    cache.evict({ id: 'ROOT_QUERY', fieldName: 'jobs' })
  },
})
