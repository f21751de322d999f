import type { ApolloClient } from '@apollo/client'
import { addDays } from '@callout/contracts/time'
import { isServerAway } from '../../../lib/api/reach.ts'
import { pageScoped } from '../../../lib/createStore.ts'
import { copyName, PRICES_COPY } from '../../../lib/offline/offlineLink.ts'
import { saveResponse } from '../../../lib/offline/responseStore.ts'
import type { CustomerOfPageFragment, CustomerRecordQuery } from '../../customers/queries/customerRecord.generated.ts'
import { FormToFillDocument } from '../../forms/questions/forms.generated.ts'
import { keepQuoteParts, mayQuote } from '../../quotes/door/keepQuoteParts.ts'
import type { BoardVisitFragment } from '../../schedule/visits/board.generated.ts'
import { JobFormFormsDocument } from '../form/formChoices.generated.ts'
import { JobsToKeepDocument, type JobsToKeepQuery, PricesToKeepDocument } from './coming.generated.ts'
import { MyDayDocument } from './day.generated.ts'
import { visitVersion } from './visitVersion.ts'

/** Days after today whose visits are on the device. */
const COMING_DAYS = 7
/** Bound of the copy; further forms are loaded when they are opened. */
const MAX_FORMS = 6

/** Versions of the coming visits whose jobs this tab has stored, by id, and what else it has stored. */
const savedVersions = pageScoped(new Map<string, string>())
const savedOnce = pageScoped(new Set<string>())

const comingDates = (today: string): readonly string[] => Array.from({ length: COMING_DAYS }, (_, index) => addDays(today, index + 1))

type Job = JobsToKeepQuery['jobs']['items'][number]

const keepCustomer = (customer: CustomerOfPageFragment): Promise<void> =>
  saveResponse(copyName({ operationName: 'CustomerRecord', variables: { id: customer.id } }), { customer } satisfies CustomerRecordQuery)

/** Stores a job as its page and its forms load it, and its customer. */
async function keepJob({ customerRecord, ...job }: Job): Promise<void> {
  const variables = { id: job.id }
  if (customerRecord) await keepCustomer(customerRecord)
  await saveResponse(copyName({ operationName: 'Job', variables }), { job })
  if (openForms(job).length === 0) return
  const { id, jobNumber, title, total, currencyCode, customer, forms } = job
  const ofForm = { __typename: 'Job', id, jobNumber, title, total, currencyCode, customer, forms }
  await saveResponse(copyName({ operationName: 'FormJob', variables }), { job: ofForm })
}

const openForms = ({ forms }: Pick<Job, 'forms'>): string[] =>
  (forms ?? []).filter(({ isSubmitted }) => isSubmitted !== true).map(({ formId }) => formId)

interface Paging {
  readonly perPage: number
  readonly maxPages: number
}

interface PageOf<Item> {
  readonly items: readonly Item[]
  readonly totalCount: number | null
}

/** Loads the pages of a list until its end, at most `maxPages`. */
async function readPages<Item>({ perPage, maxPages }: Paging, read: (page: number) => Promise<PageOf<Item> | undefined>): Promise<Item[]> {
  const found: Item[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const { items = [], totalCount = null } = (await read(page)) ?? {}
    found.push(...items)
    if (items.length < perPage || found.length === totalCount) break
  }
  return found
}

/** The gateway loads one record per job. */
const jobPages = { perPage: 50, maxPages: 2 } as const
const pricePages = { perPage: 100, maxPages: 3 } as const

async function keepPrices(client: ApolloClient): Promise<void> {
  if (savedOnce.has('prices')) return
  const prices = await readPages(pricePages, async (page) => {
    const variables = { page, perPage: pricePages.perPage }
    return (await client.query({ query: PricesToKeepDocument, variables, fetchPolicy: 'no-cache' })).data?.services
  })
  await saveResponse(PRICES_COPY, prices)
  savedOnce.add('prices')
}

/** The forms that can be attached. */
async function keepFormList(client: ApolloClient): Promise<void> {
  if (savedOnce.has('forms')) return
  await client.query({ query: JobFormFormsDocument, fetchPolicy: 'network-only' })
  savedOnce.add('forms')
}

/** For users who may create quotes: the settings, the taxes and the approval form. */
async function keepQuotes(client: ApolloClient): Promise<void> {
  if (!mayQuote() || savedOnce.has('quotes')) return
  await keepQuoteParts(client)
  savedOnce.add('quotes')
}

async function keepForms(client: ApolloClient, jobs: readonly Job[]): Promise<void> {
  for (const id of [...new Set(jobs.flatMap(openForms))].slice(0, MAX_FORMS)) {
    if (savedOnce.has(`form ${id}`)) continue
    await client.query({ query: FormToFillDocument, variables: { id }, fetchPolicy: 'network-only' })
    savedOnce.add(`form ${id}`)
  }
}

/** Stores the coming days on the device; reloads changed visits' jobs. Rejects if the server can't be reached; the next call continues. */
export async function keepComing(client: ApolloClient, today: string, staffId: string | null): Promise<void> {
  const dates = comingDates(today)
  const visits: BoardVisitFragment[] = []
  for (const date of dates) {
    if (isServerAway()) return
    const variables = { date, ...(staffId !== null && { staffIds: [staffId] }) }
    const { data } = await client.query({ query: MyDayDocument, variables, fetchPolicy: 'network-only' })
    visits.push(...(data?.dispatchMap.visits ?? []))
  }
  if (visits.some((visit) => savedVersions.get(visit.id) !== visitVersion(visit))) {
    const days = { from: dates.at(0) ?? today, to: dates.at(-1) ?? today, ...(staffId !== null && { staffId }) }
    const jobs = await readPages(jobPages, async (page) => {
      const variables = { ...days, page, perPage: jobPages.perPage }
      return (await client.query({ query: JobsToKeepDocument, variables, fetchPolicy: 'no-cache' })).data?.jobs
    })
    for (const job of jobs) await keepJob(job)
    await keepForms(client, jobs)
    visits.forEach((visit) => savedVersions.set(visit.id, visitVersion(visit)))
  }
  await keepPrices(client)
  await keepFormList(client)
  await keepQuotes(client)
}
