import type { ApolloClient } from '@apollo/client'
import type { Step } from '../../../components/steps/step.ts'
import { requiredData } from '../../../lib/api/requiredData.ts'
import { Problem } from '../../../lib/api/apiError.ts'
import { PropertiesLikeDocument, CreateCustomerDocument } from '../../customers/picker/customerDialogs.generated.ts'
import { CreateJobDocument } from '../../jobs/queries/createJob.generated.ts'
import { findSamples, type FoundCustomer } from './findSamples.ts'
import { SampleLookupsDocument, type SampleLookupsQuery } from './sampleData.generated.ts'
import { type Clock, type SampleCustomer, sampleCustomers, sampleDate, type SampleJob, sampleName } from './sampleRecords.ts'

interface Owner {
  readonly id: string
  readonly propertyId: string
}

export interface SampleRun {
  readonly client: ApolloClient
  readonly signal: AbortSignal
}
interface Adding extends SampleRun {
  /** Now in the account's zone. */
  readonly now: Clock
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

const findSample = async ({ client, signal }: SampleRun, sample: SampleCustomer): Promise<FoundCustomer | undefined> =>
  (await findSamples(client, signal))?.find(({ name }) => name === sampleName(sample))

/** Creates a customer without contact details and with messages off. */
async function addCustomer(run: SampleRun, sample: SampleCustomer, lookups: SampleLookupsQuery): Promise<Owner> {
  const { client } = run
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
  const id = returned?.id ?? (await findSample(run, sample))?.id
  if (id === undefined) throw new Problem('The customer was added, but can’t be found.')
  return { id, propertyId: returned?.properties?.[0]?.id ?? (await propertyOf(client, id)) }
}

async function addJob({ client, now }: Adding, job: SampleJob, owner: Owner, categoryId: string): Promise<void> {
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

/** Steps that add the missing sample records. null: stopped. Rejects with a `Problem` or the gateway's error. */
export async function addingSteps(run: Adding): Promise<Step[] | null> {
  const { client, signal } = run
  const [found, lookups] = await Promise.all([findSamples(client, signal), loadLookups(client)])
  const [category] = lookups.ownCategories.items
  if (!category) throw new NoCategories('Choose your service categories first.')
  // Later tries read on after a stop.
  const rereading = { client, signal: new AbortController().signal }
  return (
    found &&
    sampleCustomers.flatMap((sample): Step[] => {
      const name = sampleName(sample)
      const existing = found.find((customer) => customer.name === name)
      let owner: Owner | null = null
      const findOwner = async (): Promise<Owner> => {
        const id = existing?.id ?? (await findSample(rereading, sample))?.id
        if (id === undefined) throw new Problem('The customer was added, but can’t be found.')
        return { id, propertyId: await propertyOf(client, id) }
      }
      const add: Step = {
        key: name,
        name: { name, title: null },
        run: async () => {
          owner = await addCustomer(rereading, sample, lookups)
          return null
        },
        wasDone: async () => (await findSample(rereading, sample)) !== undefined,
      }
      const jobs = sample.jobs
        .filter((job) => !isJobOf(existing, job))
        .map((job): Step => ({
          key: `${job.title}, ${name}`,
          name: { name: `${job.title}, ${name}`, title: null },
          stage: 1,
          needs: existing ? [] : [add.key],
          run: async () => {
            await addJob(run, job, (owner ??= await findOwner()), category.id)
            return null
          },
          wasDone: async () => isJobOf(await findSample(rereading, sample), job),
        }))
      return existing ? jobs : [add, ...jobs]
    })
  )
}
