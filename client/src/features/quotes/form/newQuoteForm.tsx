import type { ReactNode } from 'react'
import { defineSenderForm } from '../../../components/form/defineSenderForm.ts'
import type { OpenForm, Section, Sender } from '../../../components/form/formTypes.ts'
import { evictFields } from '../../../components/form/recordQueries.ts'
import { paths } from '../../../lib/paths.ts'
import { CustomerFields } from '../../customers/picker/CustomerFields.tsx'
import { KnownCustomerContext } from '../../customers/picker/useChosenCustomer.ts'
import { accountRules } from '../../jobs/form/jobForm.ts'
import { rememberSent } from '../../jobs/form/sentJobs.ts'
import { jobHeading } from '../../jobs/labels/jobName.ts'
import { findEqualJob } from '../../jobs/newJob/findEqualJob.ts'
import { PropertyTax } from '../../jobs/newJob/PropertyTax.tsx'
import { moreSection, workSection } from '../../jobs/newJob/workSections.tsx'
import { CreateJobDocument } from '../../jobs/queries/createJob.generated.ts'
import { keepQuote } from '../device/keepQuote.ts'
import { LookupsContext } from '../../settings/lookups/useFormLookups.ts'
import { AlternativesFields } from './AlternativesFields.tsx'
import { KnownCustomer } from './KnownCustomer.tsx'
import type { NewQuote } from './newQuote.ts'
import { quoteFieldRules, quoteSwitchNote } from './quoteFieldRules.ts'
import { QuoteFields } from './QuoteFields.tsx'
import { quoteInputOf } from './quoteInputOf.ts'
import { quoteResolver } from './quoteRules.ts'
import { QuoteSummary, QuoteTotalLine } from './QuoteSummary.tsx'
import { SignQuote } from './SignQuote.tsx'

const newQuoteSender: Sender<NewQuote> = {
  save: async ({ client, values, context, idempotencyKey }) => {
    const input = quoteInputOf(values, context.seesPrices)
    const { data } = await client.mutate({ mutation: CreateJobDocument, variables: { input, idempotencyKey } })
    const job = data?.createJob
    if (!job) return { to: paths.jobs(), successMessage: 'Quote created' }
    // Until the job's page shows that the backend keeps quotes.
    await keepQuote(job.id, input.quote ?? {})
    rememberSent(job.id, { input, isNew: true, zone: context.timeZone })
    return { to: paths.job(job.id), successMessage: `Quote ${job.jobNumber ?? ''} created`.replace('  ', ' ') }
  },
  findDuplicate: async ({ client, values, context }) => {
    const job = await findEqualJob(client, quoteInputOf(values, context.seesPrices))
    return job && { name: jobHeading(job), to: paths.job(job.id) }
  },
}

const Customer = ({ page: { context } }: { readonly page: OpenForm<NewQuote> }) => (
  <>
    <PropertyTax started={context.initialValues.taxIds} />
    {context.knownCustomer ? <KnownCustomer customer={context.knownCustomer} /> : <CustomerFields nextField="categoryId" isFirst />}
  </>
)

const sections: readonly Section<NewQuote>[] = [
  { title: 'Customer', Fields: Customer, isStarred: true, isSide: true },
  workSection,
  { title: 'Line items', Fields: AlternativesFields, isJoined: true },
  { title: 'Quote', Fields: QuoteFields },
  moreSection,
]

const Wrapper = ({ page, children }: { readonly page: OpenForm<NewQuote>; readonly children: ReactNode }) => (
  <KnownCustomerContext value={page.context.knownCustomer}>
    <LookupsContext value={page.context.lookups}>{children}</LookupsContext>
  </KnownCustomerContext>
)

const MobileFooter = ({ page }: { readonly page: OpenForm<NewQuote> }) => (
  <>
    <QuoteTotalLine />
    <SignQuote page={page} />
  </>
)

export const newQuoteForm = defineSenderForm<NewQuote>({
  // Fields of the job form keep drafts of their own under its name.
  name: 'jobForm',
  noun: 'quote',
  needs: 'manage_jobs',
  staffRight: 'quote',
  list: { to: paths.quotes(), label: 'Quotes' },
  forbiddenMessage: `Only the owner, a branch head, or a staff admin who can manage jobs can create quotes. ${quoteSwitchNote}`,
  ...quoteFieldRules,
  files: 'attachments',
  valuesOf: (_, { initialValues }) => initialValues,
  rules: (now) => quoteResolver(() => accountRules(now())),
  sections,
  Wrapper,
  Summary: QuoteSummary,
  MobileFooter,
  isFooterPrimary: true,
  save: { label: 'Create quote', verb: 'save' },
  sender: newQuoteSender,
  refresh: evictFields('jobs'),
})
