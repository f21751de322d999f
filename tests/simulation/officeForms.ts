import { CreateJobDocument } from '@callout/client/src/features/jobs/queries/createJob.generated.ts'
import { UpdateJobDocument } from '@callout/client/src/features/jobs/editing/editing.generated.ts'
import { print } from 'graphql'
import type { Network } from './gateways.ts'
import { request } from './officeWindow.ts'
import type { DayOptions } from './sabotage.ts'
import type { World } from './world.ts'

interface Reply {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[]
}

/** The form of a job as it was read, or of a new job. */
interface JobForm {
  readonly title: string
  readonly seen: { readonly jobId: number; readonly title: string; readonly lockVersion: number } | null
  /** Refused: its maker sees that someone else changed the job. */
  state: 'open' | 'saved' | 'refused'
}

const jobQuery = 'query EditedJob($id: ID!) { job(id: $id) { title lockVersion } }'

/** Two office windows book jobs and edit titles in the job form. A form whose reply was lost is sent again unchanged. */
export function officeForms({ mock, jobIds, tokens }: World, { seed, random, say }: DayOptions) {
  const forms: JobForm[] = []
  const windows: (JobForm | undefined)[] = [undefined, undefined]
  const ask = async (network: Network, query: string, variables: Readonly<Record<string, unknown>>): Promise<Reply> =>
    network(request(query, variables), tokens.office)
      .then((reply) => reply.json() as Promise<Reply>)
      .catch(() => ({}))

  const open = async (network: Network): Promise<JobForm | undefined> => {
    const title = `Form ${seed}-${forms.length + 1}`
    if (random.chance(0.2)) return { title, seen: null, state: 'open' }
    const jobId = random.pick(jobIds)
    const { data } = await ask(network, jobQuery, { id: String(jobId) })
    const job = data?.['job'] as { readonly title: string; readonly lockVersion: number } | null | undefined
    return job ? { title, seen: { jobId, ...job }, state: 'open' } : undefined
  }
  const save = async (network: Network, form: JobForm): Promise<void> => {
    const { title, seen } = form
    const { customer_id, property_id, category_id } = mock.store.jobs.get(seen?.jobId ?? jobIds[0] ?? 0) ?? {}
    const job = { customerId: String(customer_id), propertyId: String(property_id), categoryId: String(category_id), title }
    const { data, errors } = seen
      ? await ask(network, print(UpdateJobDocument), {
          input: { id: String(seen.jobId), job, lockVersion: seen.lockVersion, agreementAccepted: true },
        })
      : await ask(network, print(CreateJobDocument), {
          input: { ...job, scheduleLater: true, lineItems: [{ name: 'Visit', quantity: 1, amount: 45 }] },
          idempotencyKey: `${title.replaceAll(' ', '-')}-key`,
        })
    if (data?.['updateJob'] ?? data?.['createJob']) form.state = 'saved'
    else if (errors?.[0]?.extensions?.code === 'STALE') form.state = 'refused'
    if (form.state !== 'open') say(`the form of "${title}" is ${form.state}`)
  }
  /** Opens a form in a window, or saves the open one. */
  const work = async (network: Network): Promise<void> => {
    const index = random.int(0, windows.length - 1)
    const form = windows[index]
    if (form?.state === 'open') return save(network, form)
    const opened = await open(network)
    windows[index] = opened
    if (!opened) return
    forms.push(opened)
    say(`the office opens the form of ${opened.seen ? `job ${opened.seen.jobId}` : 'a new job'} for "${opened.title}"`)
  }
  const finish = async (network: Network): Promise<void> => {
    for (let round = 0; round < 5; round += 1) for (const form of forms.filter(({ state }) => state === 'open')) await save(network, form)
  }

  const editProblems = ({ title, seen, state }: JobForm): string[] => {
    const changes = mock.store.history.all().flatMap((entry) => entry.changes.filter(({ field, to }) => field === 'title' && to === title))
    if (changes.length > 1) return [`the form of "${title}" was applied ${changes.length} times`]
    if (changes.length === 0) return state === 'refused' ? [] : [`the form of "${title}" is ${state} and was not applied`]
    return changes[0]?.from === seen?.title ? [] : [`the form of "${title}" overwrote "${changes[0]?.from}", which its maker had not seen`]
  }
  const bookingProblems = ({ title }: JobForm): string[] => {
    const count = mock.store.jobs.all().filter((job) => job.title === title).length
    return count === 1 ? [] : [`the new job "${title}" was booked ${count} times`]
  }
  return { work, finish, problems: () => forms.flatMap((form) => (form.seen ? editProblems(form) : bookingProblems(form))) }
}
