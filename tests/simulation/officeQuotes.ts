import type { Network } from './gateways.ts'
import { request } from './officeWindow.ts'
import type { DayOptions } from './sabotage.ts'
import type { World } from './world.ts'

interface Quote {
  readonly id: string
  readonly amounts: readonly number[]
  readonly version: number
  readonly isSent: boolean
  readonly isApproved: boolean
  readonly isCancelled: boolean
}

const fields = 'id lockVersion status total quote { version sentAt approval { at } }'
const create = `mutation Make($input: JobInput!) { createJob(input: $input) { ${fields} } }`
const update = `mutation Change($input: JobChangeInput!) { updateJob(input: $input) { ${fields} } }`
const manage = 'mutation Manage($input: ManageJobInput!) { manageJob(input: $input) { job { id } } }'
const list = 'query Work($input: JobsInput) { jobs(input: $input) { items { id } counts { all active pending completed } } }'

interface Reply {
  readonly data?: {
    readonly createJob?: { readonly id: string } | null
    readonly updateJob?: object | null
    readonly manageJob?: object | null
    readonly jobs?: {
      readonly items: readonly { readonly id: string }[]
      readonly counts: { readonly all: number; readonly active: number; readonly pending: number; readonly completed: number }
    }
  } | null
}

const PAGE_ROWS = 100
const inAlternatives = (amounts: readonly number[]) =>
  amounts.map((amount, index) => ({ name: `No. ${index + 1}`, lineItems: [{ name: 'Offer', quantity: 1, amount }] }))

/** The office makes quotes, sends and changes them, and enters the customers' answers. The model is updated here, by hand. */
export function officeQuotes({ mock, jobIds, tokens }: World, send: Network, { random, say }: DayOptions) {
  const quotes: Quote[] = []
  const ask = async (query: string, variables: object): Promise<Reply> =>
    (await (await send(request(query, { ...variables }), tokens.office)).json()) as Reply
  const pattern = mock.store.jobs.get(jobIds[0] ?? 0)
  const of = {
    customerId: String(pattern?.customer_id),
    propertyId: String(pattern?.property_id),
    categoryId: String(pattern?.category_id),
  }
  const anyAmounts = (): number[] => Array.from({ length: random.int(1, 3) }, () => random.int(100, 90_000) / 100)
  const replace = (index: number, next: Quote): void => void quotes.splice(index, 1, next)
  const getParts = ({ amounts, version, isSent, isApproved }: Quote) => ({
    version,
    alternatives: inAlternatives(amounts),
    sentAt: isSent ? 1_781_700_000 : null,
    approval: isApproved ? { kind: 'PHONE' as const, name: 'Customer', at: 1_781_700_060 } : null,
  })
  const toLine = (amount: number | undefined) => [{ name: 'Offer', quantity: 1, amount: amount ?? 0 }]

  const make = async (): Promise<void> => {
    const amounts = anyAmounts()
    const quote = { alternatives: inAlternatives(amounts) }
    const input = { ...of, scheduleLater: true, taxIds: [], lineItems: toLine(amounts[0]), quote }
    const id = (await ask(create, { input })).data?.createJob?.id
    if (id === undefined) return
    say(`the office makes quote ${id}`)
    quotes.push({ id, amounts, version: 1, isSent: false, isApproved: false, isCancelled: false })
  }
  const change = async (index: number, quote: Quote, next: Quote, what: string, lineItems?: object): Promise<void> => {
    const job = { ...of, quote: getParts({ ...next, version: quote.version }), ...(lineItems && { lineItems }) }
    const { data } = await ask(update, { input: { id: quote.id, job, agreementAccepted: true } })
    if (!data?.updateJob) return
    say(`the office ${what} quote ${quote.id}`)
    replace(index, next)
  }
  const act = async (index: number, quote: Quote): Promise<void> => {
    const action = quote.isCancelled ? { action: 'REOPEN' } : { action: 'CANCEL', cancelReasonId: '1' }
    const { data } = await ask(manage, { input: { jobId: quote.id, ...action } })
    if (!data?.manageJob) return
    say(`the office ${quote.isCancelled ? 'reopens' : 'enters the refusal of'} quote ${quote.id}`)
    replace(index, { ...quote, isCancelled: !quote.isCancelled })
  }

  const step = async (): Promise<void> => {
    const index = random.int(0, quotes.length)
    const quote = quotes[index]
    if (!quote) return make()
    const drawn = random.next()
    if (quote.isCancelled || drawn < 0.25) return act(index, quote)
    if (drawn < 0.45) return change(index, quote, { ...quote, isSent: true }, 'sends')
    if (drawn < 0.7) {
      const chosen = random.pick(quote.amounts)
      return change(index, quote, { ...quote, isApproved: true }, 'approves', toLine(chosen))
    }
    const amounts = [...anyAmounts(), 12_345.67]
    // What was sent or approved is another version, to be sent again.
    const isAnswered = quote.isSent || quote.isApproved
    const next = isAnswered ? { version: quote.version + 1, isSent: false, isApproved: false } : {}
    const sent = { ...quote, ...next, amounts }
    const job = { ...of, lineItems: toLine(amounts[0]), quote: getParts({ ...quote, amounts }) }
    const { data } = await ask(update, { input: { id: quote.id, job, agreementAccepted: true } })
    if (!data?.updateJob) return undefined
    say(`the office changes quote ${quote.id}`)
    return replace(index, sent)
  }

  const work = async (): Promise<void> => {
    for (let steps = random.int(3, 8); steps > 0; steps -= 1) await step()
  }

  const problems = async (): Promise<string[]> => {
    const found: string[] = []
    for (const { id, version, isSent, isApproved, amounts } of quotes) {
      const job = mock.store.jobs.get(Number(id))
      const shown = [job?.quote?.version, job?.quote?.sent_at !== null, job?.quote?.approval !== null].join()
      if (shown !== [version, isSent, isApproved].join())
        found.push(`quote ${id} is ${shown} instead of ${[version, isSent, isApproved].join()}`)
      if (!amounts.includes(job?.total ?? -1)) found.push(`quote ${id} has the total ${job?.total}, of no alternative`)
    }
    const { jobs } = (await ask(list, { input: { perPage: PAGE_ROWS } })).data ?? {}
    if (!jobs) return [...found, 'the office can’t list jobs']
    const { all, active, pending, completed } = jobs.counts
    if (all !== active + pending + completed) found.push(`${all} jobs are not ${active} + ${pending} + ${completed}`)
    const listed = new Set(jobs.items.map(({ id }) => id))
    for (const { id, isApproved } of quotes)
      if (listed.has(id) !== isApproved) found.push(`quote ${id} is ${isApproved ? 'approved, and in no list' : 'listed without approval'}`)
    return found
  }
  return { work, problems }
}
