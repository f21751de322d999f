import { ApolloLink, Observable } from '@apollo/client'
import { noteCopy, noteResponse } from './copyTime.ts'
import { setServerAway } from '../api/reach.ts'
import { isAway } from '../api/apiError.ts'
import { lazyModule } from '../lazyModule.ts'
import { worksOnSite } from '../session/onSite.ts'

/** Context of a query that only the server may answer. */
export const skipOfflineCopy = { skipsOfflineCopy: true } as const

/** Queries that a day on site without a network needs: the user's visits, the jobs, and what these pages query besides. */
const offlineQueries: readonly string[] = [
  'Me',
  'MyDay',
  'Today',
  'TodayJobs',
  'Job',
  'JobHistory',
  'JobToQuote',
  'Quotes',
  'CustomerRecord',
  'LateRule',
  'PositionRule',
  'CompanyCalendar',
  'Messaging',
  'FormToFill',
  'FormJob',
  'FindServices',
  'JobFormForms',
  'ApprovalFormChoice',
  'JobFormSettings',
  'JobTaxes',
  'JobFormCustomer',
  'InvoiceRecord',
  'InvoiceCompany',
  'InvoiceNow',
  'Recipient',
]

/** How long a response may take before the stored one is shown. */
const SLOW_MS = 5000

const store = lazyModule(() => import('./responseStore.ts'))

const isOfflineQuery = (operationName = ''): boolean => worksOnSite() && offlineQueries.includes(operationName)

/** Storage name of a response: data of browsers, never changed without a migration. */
export const copyName = ({ operationName, variables }: Pick<ApolloLink.Operation, 'operationName' | 'variables'>): string =>
  `${operationName}/${JSON.stringify(variables)}`

async function save(name: string, data: unknown): Promise<void> {
  await store
    .load()
    .then(({ saveResponse }) => saveResponse(name, data))
    .catch(() => undefined)
}

/** Name of the copy of the price list. */
export const PRICES_COPY = 'Prices'
const MAX_FOUND = 8

type Price = Readonly<Record<string, unknown>>

/** Services found in the copy of the price list, as `FindServices` returns them; null without a copy. */
async function findPrices(search: unknown): Promise<ApolloLink.Result | null> {
  const [{ readResponse }, { foldedText, splitSearch }] = await Promise.all([store.load(), import('@callout/contracts/text/foldedText')])
  const prices = await readResponse<readonly Price[]>(PRICES_COPY)
  if (!prices) return null
  const texts = splitSearch(typeof search === 'string' ? search : '')
  const getText = ({ name, sku, categoryName }: Price): string => foldedText([name, sku, categoryName].filter(Boolean).join(' '))
  const found = prices.filter((price) => texts.every((word) => getText(price).includes(word)))
  const services = { __typename: 'ServicePage', items: found.slice(0, MAX_FOUND), totalCount: found.length }
  return { data: { services } }
}

/** Queries whose responses have all that another needs. */
const wholeQueries: Readonly<Record<string, string>> = {
  InvoiceNow: 'InvoiceRecord',
  JobToQuote: 'Job',
  JobFormCustomer: 'CustomerRecord',
}

/** The stored response to an operation, or one from the copies of others. */
async function readFor({ operationName, variables }: ApolloLink.Operation): Promise<ApolloLink.Result | null> {
  if (operationName === 'FindServices') return findPrices(variables['search']).catch(() => null)
  const savedCopy = await read(copyName({ operationName, variables }))
  const whole = wholeQueries[operationName ?? '']
  return !savedCopy && whole ? read(copyName({ operationName: whole, variables })) : savedCopy
}

async function read(name: string): Promise<ApolloLink.Result | null> {
  const copy = await store
    .load()
    .then(({ readCopy }) => readCopy<Record<string, unknown>>(name))
    .catch(() => null)
  if (copy) noteCopy(copy.at)
  return copy && { data: copy.data }
}

const isUnavailable = ({ errors }: ApolloLink.Result): boolean =>
  errors?.some(({ extensions }) => extensions?.['code'] === 'UPSTREAM_UNAVAILABLE') === true

/** For users who do visits: stores responses encrypted on the device, and falls back to them while the server is away. */
export const offlineLink = new ApolloLink((operation, forward) => {
  if (!isOfflineQuery(operation.operationName) || operation.getContext()['skipsOfflineCopy'] === true) return forward(operation)
  return new Observable<ApolloLink.Result>((observer) => {
    let hasResponse = false
    const slow = setTimeout(() => void readFor(operation).then((stored) => stored && !hasResponse && observer.next(stored)), SLOW_MS)
    const stopWaiting = (): void => {
      hasResponse = true
      clearTimeout(slow)
    }
    const fallBack = (otherwise: () => void): void => {
      stopWaiting()
      void (async () => {
        const stored = await readFor(operation)
        if (!stored) return otherwise()
        setServerAway(true)
        observer.next(stored)
        observer.complete()
      })()
    }
    let fallsBack = false
    const subscription = forward(operation).subscribe({
      next: (result) => {
        if (isUnavailable(result)) {
          fallsBack = true
          return fallBack(() => {
            observer.next(result)
            observer.complete()
          })
        }
        stopWaiting()
        if (result.data && !result.errors?.length) {
          noteResponse()
          if (operation.operationName !== 'FindServices') void save(copyName(operation), result.data)
        }
        observer.next(result)
      },
      error: (error) => (isAway(error) ? fallBack(() => observer.error(error)) : (stopWaiting(), observer.error(error))),
      complete: () => fallsBack || observer.complete(),
    })
    return () => {
      stopWaiting()
      subscription.unsubscribe()
    }
  })
})
