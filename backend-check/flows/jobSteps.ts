import { openBills, pay, payWrongly, voidBill, writeBill } from './invoices.ts'
import { act, actions, bring, expectTabs, note, openBillOf } from './jobActions.ts'
import { priceJob } from './jobSums.ts'
import { type Bill, type Entry, kinds, type Model } from './model.ts'
import { create, type Step, type ParentRecords } from './recordSteps.ts'
import type { Session } from './session.ts'

/** Statuses from which an invoice is within reach. */
const billable: readonly number[] = [0, 1, 2, 3, 4, 6, 11]

export const jobSteps = (around: ParentRecords): Step[] => {
  const { categoryId, staffId } = around
  if (categoryId === undefined) return []
  const newJob = (model: Model, session: Session, at: number, amount: number): Promise<Entry> =>
    create(model, session, kinds.jobs, at, amount, around)
  /** Runs on a job that fits, or else on a new one. */
  const onJob = (
    name: string,
    run: (model: Model, session: Session, job: Entry, at: number, amount: number) => Promise<unknown>,
    fits: (model: Model, job: Entry) => boolean = () => true,
  ): Step => ({
    name,
    run: async (model, session, at, amount) => {
      const some = [...model.entries.jobs.values()].filter((job) => fits(model, job))
      await run(model, session, some[at % some.length] ?? (await newJob(model, session, at, amount)), at, amount)
    },
  })
  const isUnbilled = (model: Model, { id }: Entry): boolean => openBillOf(model, id) === undefined
  const isBillable = (model: Model, job: Entry): boolean => isUnbilled(model, job) && billable.includes(model.statuses.get(job.id) ?? 7)
  /** Runs on an open invoice, or else on a new one. */
  const onBill = (name: string, run: (model: Model, session: Session, bill: Bill, at: number, amount: number) => Promise<void>): Step => ({
    name,
    run: async (model, session, at, amount) => {
      const open = openBills(model)
      const chosen = open[at % open.length] ?? (await writeBill(model, session, await newJob(model, session, at, amount), around))
      await run(model, session, chosen, at, amount)
    },
  })
  return [
    onJob('price a job', priceJob, isUnbilled),
    onJob('write a note', note),
    onJob('count the tabs', (model, session, job) => expectTabs(model, session, job.parents.customers as number)),
    ...(staffId === undefined
      ? []
      : [
          ...actions.map((action) =>
            onJob(`${action} a job`, async (model, session, job, at) => {
              // Every fourth time the action may be illegal.
              if (at % 4 > 0) await bring(model, session, job, action, around)
              await act(model, session, job, action, around)
            }),
          ),
          onJob('invoice a job', (model, session, job) => writeBill(model, session, job, around), isBillable),
          onBill('pay an invoice', pay),
          onBill('pay an invoice wrongly', payWrongly),
          onBill('void an invoice', voidBill),
        ]),
  ]
}
