import { gql } from '@apollo/client'
import { expect, test } from 'vitest'
import { createApollo } from '../../lib/api/createApollo.ts'
import type { Notice } from '../../lib/api/changes.ts'
import { fakeGateway } from '../../testing/fakeGateway.ts'
import { refetchAll, refetchShowing } from './invalidation.ts'

const job = (id: string) => ({ __typename: 'Job', id, title: `Job ${id}` })
const getPage = (type: string, items: object[]) => ({ __typename: type, items, totalCount: items.length })

const answers = {
  Job: { job: job('1') },
  OtherJob: { job: job('2') },
  Monday: { jobs: getPage('JobPage', [job('1')]) },
  Tuesday: { jobs: getPage('JobPage', [job('3')]) },
  OfPriya: { jobs: getPage('JobPage', [job('4')]) },
  Day: { dispatchMap: { __typename: 'DispatchMap', visits: [{ __typename: 'Visit', id: '9', date: '2026-06-15' }] } },
  History: { jobHistory: { __typename: 'HistoryPage', items: [] } },
  Customers: { customers: getPage('CustomerPage', [{ __typename: 'Customer', id: '30', name: 'Ada' }]) },
  Services: { services: getPage('ServicePage', [{ __typename: 'Service', id: '5', name: 'Boiler' }]) },
  Bell: { notifications: { __typename: 'NotificationPage', unreadCount: 1 } },
  Draft: { job: job('1') },
}

const queries = {
  Job: gql`
    query Job {
      job(id: "1") {
        id
        title
      }
    }
  `,
  OtherJob: gql`
    query OtherJob {
      job(id: "2") {
        id
        title
      }
    }
  `,
  Monday: gql`
    query Monday {
      jobs(input: { dateFrom: "2026-06-15", dateTo: "2026-06-15" }) {
        items {
          id
          title
        }
        totalCount
      }
    }
  `,
  Tuesday: gql`
    query Tuesday {
      jobs(input: { dateFrom: "2026-06-16", dateTo: "2026-06-16" }) {
        items {
          id
          title
        }
        totalCount
      }
    }
  `,
  OfPriya: gql`
    query OfPriya {
      jobs(input: { staffId: "14" }) {
        items {
          id
          title
        }
        totalCount
      }
    }
  `,
  Day: gql`
    query Day {
      dispatchMap(input: { date: "2026-06-15" }) {
        visits {
          id
          date
        }
      }
    }
  `,
  History: gql`
    query History {
      jobHistory(jobId: "1") {
        items {
          id
        }
      }
    }
  `,
  Customers: gql`
    query Customers {
      customers {
        items {
          id
          name
        }
        totalCount
      }
    }
  `,
  Services: gql`
    query Services {
      services {
        items {
          id
          name
        }
        totalCount
      }
    }
  `,
  Bell: gql`
    query Bell {
      notifications {
        unreadCount
      }
    }
  `,
} as const

/** A window with all of these queries and a form with a draft of job 1. Returns the refetched queries. */
async function screen() {
  const gateway = fakeGateway(answers)
  const client = createApollo(() => undefined)
  const watched = Object.values(queries).map((query) => client.watchQuery({ query }))
  watched.forEach((query) => query.subscribe(() => undefined))
  client
    .watchQuery({
      query: gql`
        query Draft {
          job(id: "1") {
            id
            title
          }
        }
      `,
      fetchPolicy: 'no-cache',
    })
    .subscribe(() => undefined)
  const names = (): string[] => gateway.calls.map(({ operation }) => operation).toSorted()
  await expect.poll(() => watched.every((query) => query.getCurrentResult().data !== undefined)).toBe(true)
  await expect.poll(names).toContain('Draft')
  const asked = async (act: () => Promise<unknown>): Promise<string[]> => {
    gateway.calls.length = 0
    void act()
    await new Promise((resolve) => setTimeout(resolve, 20))
    return names()
  }
  return { client, asked, returned: (...notices: Notice[]) => asked(() => refetchShowing(client, notices)) }
}

test('a change without details refetches the record, all lists of its kind and the bell, but not a draft', async () => {
  const { returned } = await screen()
  expect(await returned({ type: 'Job', id: '1' })).toEqual(['Bell', 'Day', 'History', 'Job', 'Monday', 'OfPriya', 'Tuesday'])
})

test('a change with its day and staff refetches no list of other days or staff', async () => {
  const { returned } = await screen()
  const place = { dates: ['2026-06-16'], staff: ['13'] }
  expect(await returned({ type: 'Job', id: '8', ...place })).toEqual(['Bell', 'Tuesday'])
})

test('refetches every query that shows the record now', async () => {
  const { returned } = await screen()
  expect(await returned({ type: 'Visit', id: '9', dates: ['2026-07-01'], staff: [] })).toEqual(['Bell', 'Day'])
})

test('each kind has its own lists', async () => {
  const { returned } = await screen()
  expect(await returned({ type: 'Customer', id: '31' })).toEqual(['Customers'])
  expect(await returned({ type: 'Service', id: null })).toEqual(['Services'])
  expect(await returned({ type: 'Unheard', id: '1' })).toEqual([])
})

test('refetches once for several notices', async () => {
  const { returned } = await screen()
  expect(await returned({ type: 'Customer', id: '30' }, { type: 'Customer', id: '31' })).toEqual(['Customers'])
})

test('refetches everything but the draft if anything may have changed', async () => {
  const { client, asked } = await screen()
  expect(await asked(() => refetchAll(client))).toEqual(Object.keys(queries).toSorted())
})
