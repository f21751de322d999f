import { messages } from '@callout/contracts/text/messages'
import type { TestApp } from '@callout/mock-api/testing/testApp'
import { collectionsOf } from '@callout/mock-api/testing/tinySeed'
import { COMPANY, OTHER_COMPANY } from '@callout/mock-api/control/pactStates/seedAccounts'
import type { Behaviour } from './mockInProcess.ts'

/** A backend with differences that no client relies on. */
export interface Difference {
  readonly sentence: string
  readonly behave?: Behaviour
  readonly prepare?: (mock: TestApp) => void
}

/** Every object of a reply, from the inside out. */
function mapped(value: unknown, change: (object: Record<string, unknown>) => Record<string, unknown>): unknown {
  if (Array.isArray(value)) return value.map((item) => mapped(item, change))
  if (typeof value !== 'object' || value === null) return value
  return change(Object.fromEntries(Object.entries(value).map(([name, item]) => [name, mapped(item, change)])))
}

const inEveryObject = (change: (object: Record<string, unknown>) => Record<string, unknown>): Behaviour => {
  return async (request, answer) => {
    const { httpStatus, body } = await answer(request)
    return { httpStatus, body: { ...body, ...change({ ...body, responseData: mapped(body.responseData, change) }) } }
  }
}

const inOtherText: Behaviour = async (request, answer) => {
  const { httpStatus, body } = await answer(request)
  const isFixed = body.responseMessage === messages.confirmWithOtp
  const changed = mapped(body.responseData, (object) =>
    'field' in object && 'message' in object ? { ...object, message: `Sorry: ${String(object['message'])}` } : object,
  )
  return {
    httpStatus,
    body: { ...body, responseMessage: isFixed ? body.responseMessage : `Sorry: ${body.responseMessage}`, responseData: changed },
  }
}

const repeatingTheCode: Behaviour = async (request, answer) => {
  const { body } = await answer(request)
  const { responseCode } = body
  return { httpStatus: responseCode === 204 ? 200 : responseCode, body }
}

const FAR = 1_000_000

const references = ['job_id', 'visit_id', 'customer_id', 'property_id', 'category_id', 'service_id', 'form_id', 'invoice_id'] as const
type Loose = Readonly<Record<string, unknown>> & { readonly id: number }

/** A copy for another company, which names the copies of the records that the record names. */
function copyOf(record: Loose): Loose {
  const named = references.filter((name) => typeof record[name] === 'number').map((name) => [name, Number(record[name]) + FAR])
  return {
    ...record,
    ...Object.fromEntries(named),
    ...('staff_ids' in record && { staff_ids: [] }),
    id: record.id + FAR,
    company_id: OTHER_COMPANY,
  }
}

/** Gives the other company the caller's company's records, except people, whose email address is unique. */
const doubling: Behaviour = (request, answer, { store }) => {
  for (const collection of collectionsOf(store)) {
    const ownRows = collection.all().filter((record) => 'company_id' in record && record.company_id === COMPANY && record.id < FAR)
    for (const record of ownRows) if (!('token_hash' in record || 'user_type' in record)) collection.put(copyOf({ ...record }))
  }
  return answer(request)
}

/** None of them is noticed by a client. */
export const differences: readonly Difference[] = [
  {
    sentence: 'writes fields in another order',
    behave: inEveryObject((object) => Object.fromEntries(Object.entries(object).toReversed())),
  },
  { sentence: 'has fields that nobody knows', behave: inEveryObject((object) => ({ ...object, unheard_of: [{ a: null }] })) },
  { sentence: 'uses other words', behave: inOtherText },
  { sentence: 'repeats the code as HTTP status', behave: repeatingTheCode },
  { sentence: 'has the same records in another company', behave: doubling },
  {
    sentence: 'gives other ids to what is new',
    prepare: ({ store }) => {
      for (const collection of collectionsOf(store)) {
        const [pattern] = collection.all()
        if (!pattern) continue
        collection.put({ ...pattern, id: 4_999 })
        collection.remove(4_999)
      }
    },
  },
]
