import type { Network } from './gateways.ts'
import { request } from './officeWindow.ts'
import type { DayOptions } from './sabotage.ts'
import type { World } from './world.ts'

/** A payment that the office records with a key until it is answered. */
interface OfficePayment {
  readonly key: string
  readonly amount: number
  isRecorded: boolean
}

const moveMutation = 'mutation Move($input: ManageJobInput!) { manageJob(input: $input) { job { id } } }'
const linesQuery =
  'query Lines($id: ID!) { job(id: $id) { lockVersion customer { id } property { id } category { id } lineItems { id serviceId name quantity amount } } }'
const addMutation = 'mutation AddLine($input: JobChangeInput!) { updateJob(input: $input) { id } }'
interface LinedJob {
  readonly lockVersion: number
  readonly customer: { readonly id: string }
  readonly property: { readonly id: string }
  readonly category: { readonly id: string }
  readonly lineItems: readonly object[]
}
const payMutation =
  'mutation RecordPayment($input: RecordPaymentInput!, $key: String) { recordPayment(input: $input, idempotencyKey: $key) { processed { amount } } }'

const sorted = (amounts: readonly number[]): string => amounts.toSorted((a, b) => a - b).join()
const cents = (amount: number): number => Math.round(amount * 100)

/** The office moves visits, adds lines to jobs and records payments. */
export function officeWork({ mock, jobIds, visitIds, invoiceId, tokens }: World, send: Network, { seed, random, say }: DayOptions) {
  let moves = 0
  const moveVisit = async (): Promise<void> => {
    const visit = mock.store.visits.get(random.pick(visitIds))
    if (!visit) return
    // Each move has its own time: a move to the same time changes nothing that a maker could miss.
    moves += 1
    const minute = String(moves % 60).padStart(2, '0')
    const input = {
      jobId: String(visit.job_id),
      visitId: String(visit.id),
      lockVersion: visit.lock_version,
      action: 'RESCHEDULE',
      date: '2026-06-17',
      startTime: `18:${minute}`,
      endTime: '19:00',
      allowClash: true,
    }
    const reply = (await (await send(request(moveMutation, { input }), tokens.office)).json()) as { errors?: unknown }
    if (!reply.errors) say(`the office moves visit ${visit.id} to ${input.startTime}`)
  }

  const lines: { readonly jobId: number; readonly name: string }[] = []
  const addLine = async (): Promise<void> => {
    const jobId = random.pick(jobIds)
    const ask = async (query: string, variables: object) =>
      (await (await send(request(query, { ...variables }), tokens.office)).json()) as { data?: { job?: LinedJob } | null; errors?: unknown }
    const { data } = await ask(linesQuery, { id: String(jobId) })
    if (!data?.job) return
    const { lockVersion, customer, property, category, lineItems } = data.job
    const name = `Office ${lines.length + 1}`
    const job = {
      customerId: customer.id,
      propertyId: property.id,
      categoryId: category.id,
      lineItems: [...lineItems, { name, quantity: 1, amount: 5 }],
    }
    const { errors } = await ask(addMutation, { input: { id: String(jobId), job, lockVersion, agreementAccepted: true } })
    if (errors) return
    say(`the office adds "${name}" to job ${jobId}`)
    lines.push({ jobId, name })
  }
  const lineProblems = (): string[] =>
    lines.flatMap(({ jobId, name }) => {
      const count = mock.store.jobs.get(jobId)?.line_items.filter((line) => line.name === name).length
      return count === 1 ? [] : [`job ${jobId} has the office's line "${name}" ${count} times`]
    })

  const paidFor = (): number[] =>
    mock.store.payments
      .all()
      .filter(({ invoice_id }) => invoice_id === invoiceId)
      .map(({ amount }) => amount)
  const balance = (): number => cents(mock.store.invoices.get(invoiceId)?.balance_due ?? 0)
  const paidBefore = paidFor().length
  const balanceBefore = balance()
  const payments: OfficePayment[] = []
  const sendPayments = async (network: Network): Promise<void> => {
    for (const payment of payments.filter(({ isRecorded }) => !isRecorded)) {
      const input = { invoiceIds: [String(invoiceId)], amount: payment.amount, paymentMethod: 'CASH', reference: payment.key }
      const reply = (await network(request(payMutation, { input, key: payment.key }), tokens.office)
        .then((response) => response.json())
        .catch(() => null)) as { data?: { recordPayment?: { processed: unknown[] } | null } | null } | null
      if ((reply?.data?.recordPayment?.processed.length ?? 0) > 0) payment.isRecorded = true
    }
  }
  const recordPayment = async (network: Network, count: number): Promise<void> => {
    const payment = { key: `payment-${seed}-${count}-key`, amount: (125 + Math.floor(random.next() * 400)) / 100, isRecorded: false }
    say(`the office records a payment of ${payment.amount}`)
    payments.push(payment)
    await sendPayments(network)
  }
  const finish = async (): Promise<void> => {
    for (let round = 0; payments.some(({ isRecorded }) => !isRecorded) && round < 5; round += 1) await sendPayments(send)
  }
  const problems = (): string[] => {
    const found: string[] = []
    const due = payments.map(({ amount }) => amount)
    const paid = paidFor().slice(paidBefore)
    if (sorted(paid) !== sorted(due)) found.push(`payments of ${due.join(', ')} were recorded as ${paid.join(', ')}`)
    const open = due.reduce((rest, amount) => rest - cents(amount), balanceBefore)
    if (balance() !== open) found.push(`the balance is ${balance() / 100} instead of ${open / 100}`)
    return [...found, ...lineProblems()]
  }
  return { moveVisit, addLine, recordPayment, finish, problems, payments }
}
