import type { ApolloClient } from '@apollo/client'
import { Problem } from '../../../lib/api/apiError.ts'
import { paths } from '../../../lib/paths.ts'
import { invoiceName } from '../../invoices/labels/invoiceText.ts'
import type { Step } from '../../../components/steps/step.ts'
import { customerName, propertyName } from '../picker/customerText.ts'
import { jobHeading } from '../../jobs/labels/jobName.ts'
import type { PersonalCustomer, PersonalData, PersonalJob } from './collectPersonalData.ts'
import { formatField } from './storedRecords.ts'
import { eraseDeviceQuotes, erasedQuote, quoteReplacements, quoteTexts } from './eraseQuote.ts'
import { ERASED } from './erased.ts'
import { type Identifiers, identifiersOf, isNamedIn, isText } from './identifiers.ts'
import {
  ErasePersonDocument,
  ErasePlaceDocument,
  EraseJobTextsDocument,
  PersonalCustomerDocument,
  PersonalJobDocument,
} from './personalData.generated.ts'
import type { CustomerChangeInput, PropertyChangeInput } from '../../../lib/api/schemaTypes.generated.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'

/** One documented change (spec §7). Can be repeated. Fails with a `Problem` if the service did not apply the change. */
export interface ErasureStep extends Step {
  readonly erases: readonly string[]
}

export type ErasurePlan = Pick<PersonalData, 'customer' | 'jobs'>

type Texts = Readonly<Record<string, unknown>>

const isKnown = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined && value !== ''

/** The fields with a value, each with what replaces it. Unknown ones are not sent. */
const replaced = <Field extends string>(
  record: Readonly<Record<Field, unknown>>,
  replacements: Readonly<Record<Field, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(replacements).filter(([field, value]) => isKnown((record as Texts)[field]) && (record as Texts)[field] !== value),
  )

/** Fields that the answer still returns unchanged. A field that is missing in the answer counts as changed. */
const unchanged = (before: Texts, answer: Texts | null | undefined, sent: Texts): string[] =>
  Object.keys(sent).filter((field) => isKnown(answer?.[field]) && JSON.stringify(answer?.[field]) === JSON.stringify(before[field]))

/** Throws a `Problem` if the service answered with success and still returns the values. */
function requireChanged(before: object, answer: object | null | undefined, sent: Texts): void {
  const left = unchanged(before as Texts, answer as Texts | null | undefined, sent)
  if (left.length > 0) throw new Problem(`Saved, but the service still returns the ${left.map(formatField).join(', ')}.`)
}

/** Not personal, or used by taxes and reports. Every other field that a form can change is exported and erased. */
type UnerasedCustomerField =
  | 'id'
  | 'lockVersion'
  | 'isActive'
  | 'branchId'
  | 'isDoNotService'
  | 'emailNotification'
  | 'smsNotification'
  | 'sameAsPropertyAddress'
  | 'billingCity'
  | 'billingProvince'
  | 'billingCountry'
  | 'billingPostalCode'

const personReplacements = (id: string): Readonly<Record<Exclude<keyof CustomerChangeInput, UnerasedCustomerField>, unknown>> => ({
  firstName: ERASED,
  lastName: `customer ${id}`,
  companyName: null,
  email: null,
  phoneCountryCode: null,
  phone: null,
  alternatePhoneCountryCode: null,
  alternatePhone: null,
  website: null,
  notes: null,
  tags: [],
  billingSuiteNo: null,
  billingStreet1: ERASED,
  billingStreet2: null,
})

/** City, province and postal code stay: taxes and reports use them. */
type UnerasedPropertyField =
  | 'id'
  | 'customerId'
  | 'isActive'
  | 'isBillingAddress'
  | 'taxId'
  | 'city'
  | 'province'
  | 'country'
  | 'postalCode'

const placeReplacements: Readonly<Record<Exclude<keyof PropertyChangeInput, UnerasedPropertyField>, unknown>> = {
  name: null,
  suiteNo: null,
  street1: ERASED,
  street2: null,
  accessNotes: null,
  latitude: null,
  longitude: null,
}

async function readPerson(client: ApolloClient, id: string): Promise<PersonalCustomer> {
  const data = requiredData(await client.query({ query: PersonalCustomerDocument, variables: { id }, fetchPolicy: 'no-cache' }))
  return data.customer
}

const named = (name: string) => ({ name, title: null })

function personStep(client: ApolloClient, { customer, jobs }: ErasurePlan): ErasureStep {
  const { id } = customer
  const replacements = personReplacements(id)
  return {
    key: `customer ${id}`,
    name: named(customerName(customer)),
    erases: Object.keys(replaced(customer, replacements)).map(formatField),
    run: async () => {
      const before = await readPerson(client, id)
      const change = replaced(before, replacements)
      const ended = { emailNotification: false, smsNotification: false, isActive: false }
      const input = { id, lockVersion: before.lockVersion, ...change, ...ended }
      const answer = await client.mutate({ mutation: ErasePersonDocument, variables: { input } })
      requireChanged(before, answer.data?.updateCustomer, change)
      await eraseDeviceQuotes(jobs.map((job) => job.id))
      return null
    },
    wasDone: async () => {
      const now = await readPerson(client, id)
      return isErased({ customer: now }) && Object.keys(replaced(now, replacements)).length === 0
    },
  }
}

function jobChange(job: PersonalJob, identifiers: Identifiers) {
  const { title, category, attachments } = job
  const isTitled = title !== null && isNamedIn(title, identifiers)
  return {
    ...(isTitled && { title: category?.name ?? 'Job' }),
    ...replaced<'description' | 'notes'>(job, { description: null, notes: null }),
    ...((attachments?.length ?? 0) > 0 && { attachments: [] }),
  }
}

/** What a job's change erases, by the fields that are read: those of the job, and texts of its quote. */
const erasedOfJob = (job: PersonalJob, identifiers: Identifiers): Record<string, unknown> => ({
  ...jobChange(job, identifiers),
  ...replaced(quoteTexts(job.quote), quoteReplacements),
})

const withQuoteTexts = (job: Pick<PersonalJob, 'quote'> | null | undefined): Texts | null =>
  job ? { ...job, ...quoteTexts(job.quote) } : null

function jobStep(client: ApolloClient, job: PersonalJob, identifiers: Identifiers): ErasureStep[] {
  const { id } = job
  const erased = Object.keys(erasedOfJob(job, identifiers))
  if (erased.length === 0) return []
  const read = async (): Promise<PersonalJob> =>
    requiredData(await client.query({ query: PersonalJobDocument, variables: { id }, fetchPolicy: 'no-cache' })).job
  return [
    {
      key: `job ${id}`,
      name: named(jobHeading(job)),
      erases: erased.map(formatField),
      run: async () => {
        const before = await read()
        const { customer, property, category, lockVersion } = before
        const change = erasedOfJob(before, identifiers)
        if (Object.keys(change).length === 0) return null
        if (!customer || !property || !category) throw new Problem('Couldn’t load its customer, property and category.')
        const parts = { customerId: customer.id, propertyId: property.id, categoryId: category.id, notifyCustomer: false }
        const texts = { ...jobChange(before, identifiers), ...(await erasedQuote(client, before)) }
        const input = { id, job: { ...parts, ...texts }, scope: 'ALL' as const, lockVersion, agreementAccepted: true }
        const { data } = await client.mutate({ mutation: EraseJobTextsDocument, variables: { input } })
        requireChanged(withQuoteTexts(before) ?? {}, withQuoteTexts(data?.updateJob), change)
        return null
      },
      wasDone: async () => Object.keys(erasedOfJob(await read(), identifiers)).length === 0,
    },
  ]
}

/** Identifies the person after the erasure: identifiers, and erased free texts, which timelines may repeat. */
export function tracesOf({ customer, jobs }: ErasurePlan): Identifiers {
  const { words, phones } = identifiersOf(customer)
  const texts = [
    customer.notes,
    ...(customer.properties ?? []).map(({ accessNotes }) => accessNotes),
    ...jobs.flatMap(({ description, notes, attachments, quote }) => [
      description,
      notes,
      ...(attachments ?? []).map(({ fileName }) => fileName),
      ...Object.values(quoteTexts(quote)),
    ]),
  ].filter(isText)
  return { words: [...words, ...texts.map((text) => text.trim())], phones }
}

export function erasureSteps(client: ApolloClient, data: ErasurePlan): ErasureStep[] {
  const identifiers = identifiersOf(data.customer)
  const places = (data.customer.properties ?? []).flatMap((property): ErasureStep[] => {
    const { id } = property
    const change = replaced(property, placeReplacements)
    if (Object.keys(change).length === 0) return []
    return [
      {
        key: `property ${id}`,
        name: named(propertyName(property)),
        erases: Object.keys(change).map(formatField),
        run: async () => {
          const answer = await client.mutate({ mutation: ErasePlaceDocument, variables: { input: { id, ...change } } })
          requireChanged(property, answer.data?.updateProperty, change)
          return null
        },
        wasDone: async () => {
          const now = (await readPerson(client, data.customer.id)).properties?.find((place) => place.id === id)
          return now ? Object.keys(replaced(now, placeReplacements)).length === 0 : null
        },
      },
    ]
  })
  return [...places, ...data.jobs.flatMap((job) => jobStep(client, job, identifiers)), personStep(client, data)]
}

/** Invoices end a job's work too; a job whose status is unknown counts as open. */
const closed: readonly (string | null)[] = ['INVOICE_CREATED', 'COMPLETED', 'CANCELLED', 'DECLINED']

export interface Blocker {
  readonly id: string
  readonly name: string
  readonly to: string
  readonly reason: string
}

/** Open work and open balances: the person's data are still in use. */
export function erasureBlockers({ jobs, invoices }: Pick<PersonalData, 'jobs' | 'invoices'>): Blocker[] {
  return [
    ...jobs
      .filter(({ status }) => !closed.includes(status))
      .map((job) => ({ id: `job ${job.id}`, name: jobHeading(job), to: paths.job(job.id), reason: 'Finish or cancel this job.' })),
    ...invoices
      .filter(({ balanceDue, voidedAt }) => voidedAt === null && balanceDue !== null && balanceDue > 0)
      .map((invoice) => ({
        id: `invoice ${invoice.id}`,
        name: invoiceName(invoice),
        to: paths.invoice(invoice.id),
        reason: 'Record its payment or void it.',
      })),
  ]
}

export const isErased = ({ customer }: Pick<PersonalData, 'customer'>): boolean =>
  customer.firstName === ERASED && customer.lastName === `customer ${customer.id}`
