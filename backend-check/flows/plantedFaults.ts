/** Faults planted between the flows and the mock. */
import { getCall } from '../plan.ts'
import { rowsIn } from './model.ts'
import type { FlowReply, FlowRequest, Loose, Send } from './session.ts'

export interface PlantedFault {
  readonly name: string
  readonly wrap: (send: Send, tokens: { readonly admin: string }) => Send
}

type Row = Record<string, unknown>

const getId = (request: FlowRequest): number => Number(/\/(\d+)(\?|$)/.exec(request.path)?.[1])
const toQuery = ({ path }: FlowRequest): URLSearchParams => new URLSearchParams(path.split('?')[1] ?? '')
const withQuery = (request: FlowRequest, change: (query: URLSearchParams) => void): FlowRequest => {
  const query = toQuery(request)
  change(query)
  return { ...request, path: `${request.path.split('?')[0]}?${query}` }
}
const without = (value: Loose, field: string): Loose => Object.fromEntries(Object.entries(value).filter(([name]) => name !== field))

const envelopeOf = ({ text }: FlowReply): { responseCode: number; responseMessage: string; responseData: Row } => JSON.parse(text)
const replyOf = (responseData: unknown, responseCode = 200): FlowReply => ({
  status: 200,
  text: JSON.stringify({ responseCode, responseMessage: 'Success', responseData }),
})

const makes = (request: FlowRequest, calls: readonly string[]): boolean =>
  calls.includes(getCall({ method: request.method, path: request.path.split('?')[0] as string }).name)

/** Changes successful replies in place. `make`: state of one backend. */
function onData(name: string, calls: readonly string[], make: () => (data: Row, request: FlowRequest) => unknown): PlantedFault {
  return {
    name,
    wrap: (send) => {
      const change = make()
      return async (request) => {
        const reply = await send(request)
        const envelope = envelopeOf(reply)
        if (envelope.responseCode !== 200 || !makes(request, calls)) return reply
        const changed = change(envelope.responseData, request)
        return replyOf(changed ?? envelope.responseData)
      }
    },
  }
}

function onRequest(
  name: string,
  calls: readonly string[],
  change: (request: FlowRequest, tokens: { readonly admin: string }) => FlowRequest,
): PlantedFault {
  return { name, wrap: (send, tokens) => (request) => send(makes(request, calls) ? change(request, tokens) : request) }
}

/** Answers requests with the admin's token in place of the backend; undefined lets the request pass. */
function instead(
  name: string,
  calls: readonly string[],
  make: () => (request: FlowRequest, send: Send) => Promise<FlowReply | undefined>,
): PlantedFault {
  return {
    name,
    wrap: (send, { admin }) => {
      const answer = make()
      const isMeant = (request: FlowRequest): boolean => request.headers['Authorization'] === admin && makes(request, calls)
      return async (request) => (isMeant(request) ? ((await answer(request, send)) ?? (await send(request))) : send(request))
    },
  }
}

const ignoresVersion = (call: string): PlantedFault =>
  onRequest(`${call} ignores lock_version`, [call], (request) => ({ ...request, body: without(request.body ?? {}, 'lock_version') }))
const ignoresKey = (call: string): PlantedFault =>
  onRequest(`${call} ignores Idempotency-Key`, [call], (request) => ({
    ...request,
    headers: without(request.headers, 'Idempotency-Key') as Record<string, string>,
  }))
const skipsAuthority = (caller: string, calls: readonly string[]): PlantedFault =>
  onRequest(`${calls.join(', ')} works ${caller}`, calls, (request, { admin }) => {
    const { Authorization: token } = request.headers
    const isMeant = caller === 'without a token' ? token === undefined : token !== undefined
    return isMeant ? { ...request, headers: { ...request.headers, Authorization: admin } } : request
  })
const actionOf = ({ body }: FlowRequest): unknown => body?.['action']
const answersTwice = (name: string, call: string): PlantedFault =>
  instead(name, [call], () => {
    const deleted = new Set<number>()
    return async (request) => {
      if (deleted.has(getId(request))) return replyOf({ id: getId(request), deleted_at: 0 })
      deleted.add(getId(request))
      return undefined
    }
  })

function firstSeen(field: string): (row: Row) => void {
  const seen = new Map<unknown, unknown>()
  return (row) => {
    if (!seen.has(row['id'])) seen.set(row['id'], row[field])
    row[field] = seen.get(row['id'])
  }
}

export const plantedFaults: readonly PlantedFault[] = [
  instead('createTax does not save', ['createTax'], () => async (request, send) => {
    const reply = await send(request)
    const { responseCode, responseData } = envelopeOf(reply)
    if (responseCode === 200) await send({ ...request, method: 'DELETE', path: `/api/v1/taxes/${String(responseData['id'])}` })
    return reply
  }),
  instead('updateService answers with the change, and does not save it', ['updateService'], () => async (request, send) => {
    const { responseCode, responseData } = envelopeOf(await send({ method: 'GET', path: request.path, headers: request.headers }))
    return responseCode === 200 ? replyOf({ ...responseData, ...without(request.body ?? {}, 'id') }) : undefined
  }),
  onRequest('updateJob resets the priority', ['updateJob'], (request) => ({ ...request, body: { priority: 1, ...request.body } })),
  onRequest('createService forgets the unit', ['createService'], (request) => ({ ...request, body: without(request.body ?? {}, 'unit') })),
  ...['updateForm', 'updateCustomer', 'updateJob', 'cashOut'].map(ignoresVersion),
  ...['createCustomer', 'createJob', 'cashOut', 'addJobHistory'].map(ignoresKey),
  onData('lock_version of forms never grows', ['getForm', 'updateForm'], () => (data) => void (data['lock_version'] = 1)),
  instead('deleteTax does not delete', ['deleteTax'], () => async (request, send) => {
    const { responseCode } = envelopeOf(await send({ method: 'GET', path: request.path, headers: request.headers }))
    return responseCode === 200 ? replyOf({ id: getId(request), deleted_at: 0 }) : undefined
  }),
  answersTwice('deleteService works twice', 'deleteService'),
  {
    name: 'listForms keeps deleted forms',
    wrap: (send) => {
      const rows = new Map<number, Loose>()
      const deleted = new Set<number>()
      return async (request) => {
        const reply = await send(request)
        const { responseCode, responseData } = envelopeOf(reply)
        if (responseCode !== 200) return reply
        if (makes(request, ['deleteForm'])) deleted.add(getId(request))
        if (!makes(request, ['listForms'])) return reply
        for (const row of rowsIn(responseData)) rows.set(Number(row['id']), row)
        const search = toQuery(request).get('search') ?? ''
        const gone = [...deleted]
          .flatMap((id): Loose[] => {
            const row = rows.get(id)
            return row ? [row] : []
          })
          .filter(({ form_name }) => String(form_name).startsWith(search))
        return replyOf({ ...responseData, forms: [...rowsIn(responseData), ...gone] })
      }
    },
  },
  {
    name: 'getProperty finds properties of deleted customers',
    wrap: (send) => {
      const seen = new Map<number, unknown>()
      return async (request) => {
        const reply = await send(request)
        const { responseCode, responseData } = envelopeOf(reply)
        if (!makes(request, ['getProperty', 'listProperties', 'createProperty'])) return reply
        if (responseCode === 200) for (const row of [responseData, ...rowsIn(responseData)]) seen.set(Number(row['id']), row)
        const isDeleted = responseCode === 404 && makes(request, ['getProperty']) && seen.has(getId(request))
        return isDeleted ? replyOf(seen.get(getId(request))) : reply
      }
    },
  },
  onData(
    'listServices leaves out the fourth row',
    ['listServices'],
    () => (data) => void (data['services'] = rowsIn(data).toSpliced(3, 1)),
  ),
  onData('total_count of customers never falls', ['listCustomers'], () => {
    const most = new Map<string, number>()
    return (data, request) => {
      const search = toQuery(request).get('search') ?? ''
      const pagination = data['pagination'] as Row
      most.set(search, Math.max(most.get(search) ?? 0, Number(pagination['total_count'])))
      pagination['total_count'] = most.get(search)
    }
  }),
  onRequest('listTaxes always answers with page 1', ['listTaxes'], (request) => withQuery(request, (query) => query.delete('page'))),
  onRequest('listJobs ignores per_page', ['listJobs'], (request) => withQuery(request, (query) => query.set('per_page', '100'))),
  onRequest('listForms ignores sort_dir', ['listForms'], (request) => withQuery(request, (query) => query.delete('sort_dir'))),
  onRequest('listServices ignores search', ['listServices'], (request) => withQuery(request, (query) => query.delete('search'))),
  onRequest('listJobs ignores filter', ['listJobs'], (request) => withQuery(request, (query) => query.delete('filter'))),
  onRequest('listInvoices ignores customer_id', ['listInvoices'], (request) => withQuery(request, (query) => query.delete('customer_id'))),
  skipsAuthority('for everyone with a token', ['cashOut']),
  skipsAuthority('for everyone with a token', ['getCustomer']),
  skipsAuthority('for everyone with a token', ['deleteProperty']),
  skipsAuthority('without a token', ['listJobs']),
  onData('every tax that was the default stays it', ['getTax'], () => {
    const ever = new Set<unknown>()
    return (data) => {
      if (data['is_default'] === true) ever.add(data['id'])
      data['is_default'] = ever.has(data['id'])
    }
  }),
  onData('total of jobs is without the tax', ['getJob', 'updateJob'], () => (data) => {
    data['total'] = (Number(data['total']) * 100 - Number(data['tax_total']) * 100) / 100
  }),
  onData('discount_total stays as it was first', ['getJob'], () => firstSeen('discount_total')),
  onData('listJobs keeps the first status', ['listJobs'], () => {
    const keep = firstSeen('status')
    return (data) => (data['jobs'] as Row[]).forEach(keep)
  }),
  instead('manageJob accepts start at any status', ['manageJob'], () => async (request, send) => {
    const reply = await send(request)
    const isRefused = actionOf(request) === 'start' && envelopeOf(reply).responseCode === 422
    return isRefused ? replyOf({ job: { id: request.body?.['job_id'] } }) : reply
  }),
  onData('the timeline has no entries of cancellations', ['listJobHistory'], () => (data) => {
    data['history'] = rowsIn(data).filter(({ status }) => status !== 7)
    ;(data['pagination'] as Row)['total_count'] = rowsIn(data).length
  }),
  onData('listInvoices keeps the first balance', ['listInvoices'], () => {
    const keep = firstSeen('balance_due')
    return (data) => (data['invoices'] as Row[]).forEach(keep)
  }),
  onData('amount_paid is that of the last payment', ['getInvoice'], () => (data) => {
    const payments = rowsIn({ payments: data['payments'] })
    if (payments.length > 0) data['amount_paid'] = payments.at(-1)?.['amount']
  }),
  onData('the balance of a customer never falls', ['getCustomer'], () => {
    const most = new Map<unknown, number>()
    return (data) => {
      most.set(data['id'], Math.max(most.get(data['id']) ?? 0, Number(data['outstanding_balance'])))
      data['outstanding_balance'] = most.get(data['id'])
    }
  }),
  instead('cashOut accepts more than the balance', ['cashOut'], () => async (request, send) => {
    const reply = await send(request)
    return envelopeOf(reply).responseCode === 422 && Number(request.body?.['amount']) > 0 ? replyOf({ total_allocated: 0 }) : reply
  }),
  onRequest('create_invoice ignores due_days', ['manageJob'], (request) => ({ ...request, body: without(request.body ?? {}, 'due_days') })),
]
