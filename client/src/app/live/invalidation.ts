import type { ApolloClient } from '@apollo/client'
import type { Notice } from '../../lib/api/changes.ts'

const work = ['jobs', 'dispatchMap', 'dashboard', 'dayCounts', 'activeStaff', 'notifications']

/** Root fields that show records of a type, besides the records themselves. */
const shownBy: Readonly<Record<string, readonly string[]>> = {
  Job: ['job', 'jobHistory', ...work],
  Visit: work,
  StaffDay: ['dispatchMap', 'activeStaff'],
  Invoice: ['invoice', 'invoices', 'dashboard', 'earnings', 'earningGraph', 'earningList', 'notifications'],
  Notification: ['notifications'],
  Customer: ['customer', 'customers'],
  Property: ['property', 'properties'],
  Staff: ['staff', 'staffMember', 'teamMembers', 'activeStaff', 'dispatchMap'],
  Branch: ['branch', 'branches'],
  Category: ['category', 'categories', 'ownCategories'],
  Service: ['service', 'services', 'categoryServices'],
  Tax: ['tax', 'taxes'],
  Form: ['form', 'forms'],
  CompanySettings: ['companySettings', 'company', 'generalData', 'me'],
  User: ['me'],
}

type Args = Readonly<Record<string, unknown>>

/** Arguments of a cache field: `jobs({"input":{…}})`. */
function argsIn(storeName: string, name: string): Args {
  const { input, ...args } = (storeName === name ? {} : JSON.parse(storeName.slice(name.length + 1, -1))) as Args
  return { ...args, ...(input as Args | undefined) }
}

function mayShow({ type, id, dates, staff }: Notice, args: Args): boolean {
  const { date, dateFrom = '', dateTo = '9', staffId } = args
  const recordId = type === 'Job' ? (args['jobId'] ?? args['id']) : args['id']
  if (id !== null && recordId !== undefined && recordId !== id) return false
  if (dates && date && !dates.includes(date as string)) return false
  if (dates && (dateFrom || dateTo !== '9') && !dates.some((day) => day >= (dateFrom as string) && day <= (dateTo as string))) return false
  return !staff || !staffId || staff.includes(staffId as string)
}

type Queried = { readonly options: { readonly fetchPolicy?: string } }

/** A form's initial data must not change. */
const isShown = ({ options }: Queried): boolean => options.fetchPolicy !== 'no-cache'

/** Refetches active queries that show one of these records, and lists that may show it now. Rejects with the first error. */
export const refetchShowing = (client: ApolloClient, notices: readonly Notice[]): Promise<unknown> =>
  client.refetchQueries({
    updateCache: (cache) => {
      for (const { type, id } of notices) {
        const record = id === null ? undefined : cache.identify({ __typename: type, id })
        if (record) cache.modify({ id: record, fields: (_, { INVALIDATE }) => INVALIDATE as never })
      }
      cache.modify({
        fields: (value, { fieldName, storeFieldName, INVALIDATE }) => {
          const related = notices.filter(({ type }) => shownBy[type]?.includes(fieldName))
          const args = related.length > 0 ? argsIn(storeFieldName, fieldName) : {}
          return related.some((notice) => mayShow(notice, args)) ? (INVALIDATE as never) : value
        },
      })
    },
    onQueryUpdated: isShown,
  })

export const refetchAll = (client: ApolloClient): Promise<unknown> => client.refetchQueries({ include: 'active', onQueryUpdated: isShown })
