import type { ApolloClient } from '@apollo/client'
import { Problem, stopsRun, toApiError } from '../../../lib/api/apiError.ts'
import { PropertiesLikeDocument, CreateCustomerDocument } from '../../customers/picker/customerDialogs.generated.ts'
import { CreateJobDocument } from '../../jobs/queries/createJob.generated.ts'
import { findSamples, type FoundCustomer } from './findSamples.ts'
import { SampleLookupsDocument, type SampleLookupsQuery } from './sampleData.generated.ts'
import { type SampleCustomer, sampleCustomers, sampleDate, type SampleJob, sampleJobCount, sampleName } from './sampleRecords.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'

export interface SampleFailure {
  readonly id: string
  readonly name: string
  readonly message: string
}
export interface SampleRun {
  readonly client: ApolloClient
  readonly signal: AbortSignal
  readonly onProgress: (answered: number, total: number) => void
}
interface AddRun extends SampleRun {
  /** Now in the account's zone: "YYYY-MM-DD" and "HH:mm". */
  readonly now: { readonly date: string; readonly time: string }
}

interface Owner {
  readonly id: string
  readonly propertyId: string
}

async function loadLookups(client: ApolloClient): Promise<SampleLookupsQuery> {
  const data = requiredData(await client.query({ query: SampleLookupsDocument, fetchPolicy: 'no-cache' }))
  return data
}

async function propertyOf(client: ApolloClient, customerId: string): Promise<string> {
  const { data } = await client.query({ query: PropertiesLikeDocument, variables: { customerId }, fetchPolicy: 'no-cache' })
  const id = data?.customer.properties?.[0]?.id
  if (!id) throw new Problem('The customer was added without a property, so no job can be booked.')
  return id
}

/** Creates a customer without contact details and with messages off. */
async function addCustomer({ client, signal }: SampleRun, sample: SampleCustomer, lookups: SampleLookupsQuery): Promise<Owner> {
  const branches = lookups.branches.items
  const branch = branches.find(({ isDefault }) => isDefault) ?? branches[0]
  const { data } = await client.mutate({
    mutation: CreateCustomerDocument,
    variables: {
      input: {
        firstName: sample.firstName,
        lastName: sample.lastName,
        street1: sample.street1,
        city: branch?.city ?? null,
        province: branch?.province ?? null,
        country: branch?.country ?? null,
        sameAsPropertyAddress: true,
        emailNotification: false,
        smsNotification: false,
        ignoreDuplicates: true,
      },
    },
  })
  const created = data?.createCustomer
  const returned = created?.__typename === 'Customer' ? created : null
  const id = returned?.id ?? (await findSamples(client, signal))?.find(({ name }) => name === sampleName(sample))?.id
  if (id === undefined) throw new Problem('The customer was added, but can’t be found.')
  return { id, propertyId: returned?.properties?.[0]?.id ?? (await propertyOf(client, id)) }
}

async function addJob({ client, now }: AddRun, job: SampleJob, owner: Owner, categoryId: string): Promise<void> {
  const { title, day, startTime, endTime, amount } = job
  const time = day === null ? { scheduleLater: true } : { dates: [sampleDate(day, startTime, now)], startTime, endTime }
  await client.mutate({
    mutation: CreateJobDocument,
    variables: {
      input: {
        customerId: owner.id,
        propertyId: owner.propertyId,
        categoryId,
        title,
        notifyCustomer: false,
        lineItems: [{ name: title, quantity: 1, amount }],
        ...time,
      },
    },
  })
}

/** Sample jobs need a category. */
export class NoCategories extends Problem {}

const isJobOf = (found: FoundCustomer | undefined, { title }: SampleJob): boolean =>
  // A backend without titles: any job counts.
  found?.jobs.some((job) => job.title === title || job.title === null) ?? false

/**
 * Adds the missing sample records, and returns those that failed. Rejects with a `Problem` or the gateway's error if nothing
 * could be tried.
 */
export async function addSamples(run: AddRun): Promise<readonly SampleFailure[]> {
  const { client, signal, onProgress } = run
  const [found, lookups] = await Promise.all([findSamples(client, signal), loadLookups(client)])
  const [category] = lookups.ownCategories.items
  if (!category) throw new NoCategories('Choose your service categories first.')
  const failed: SampleFailure[] = []
  const total = sampleCustomers.length + sampleJobCount
  let answered = 0
  let isStopped = found === null
  const attempt = async <T>(name: string, work: () => Promise<T>): Promise<T | null> => {
    try {
      return await work()
    } catch (error) {
      const { code, message } = toApiError(error)
      failed.push({ id: name, name, message })
      isStopped = stopsRun(code)
      return null
    } finally {
      answered += 1
      onProgress(answered, total)
    }
  }
  for (const sample of sampleCustomers) {
    if (isStopped || signal.aborted) break
    const name = sampleName(sample)
    const before = found?.find((customer) => customer.name === name)
    const owner = await attempt(name, async () =>
      before ? { id: before.id, propertyId: await propertyOf(client, before.id) } : addCustomer(run, sample, lookups),
    )
    if (!owner) continue
    for (const job of sample.jobs) {
      if (isStopped || signal.aborted) break
      if (isJobOf(before, job)) onProgress((answered += 1), total)
      else await attempt(`${job.title}, ${name}`, () => addJob(run, job, owner, category.id))
    }
  }
  return failed
}
