import fc from 'fast-check'
import { jobSteps } from './jobSteps.ts'
import { Model, rowsIn } from './model.ts'
import { recordSteps, type Step, type ParentRecords } from './recordSteps.ts'
import { FlowFailure, type Send, Session, type Tokens } from './session.ts'

export interface FlowOptions {
  readonly send: Send
  /** In the curl commands. */
  readonly baseUrl: string
  readonly tokens: Tokens
  readonly seed: number
  readonly seconds: number
  readonly runs?: number
}

export interface FlowResult {
  readonly sequences: number
  readonly calls: number
  readonly notTried: readonly string[]
  /** The shortest sequence that fails; undefined if none does. */
  readonly failure: { readonly message: string; readonly steps: readonly string[]; readonly lines: readonly string[] } | undefined
}

const SHRINK_SECONDS = 30
const MOST_STEPS = 25

async function getParentRecords(session: Session): Promise<ParentRecords> {
  const firstId = async (call: string): Promise<number | undefined> => {
    const { code, data } = await session.call(call, { per_page: 1 })
    const id = code === 200 ? rowsIn(data)[0]?.['id'] : undefined
    return typeof id === 'number' ? id : undefined
  }
  return { categoryId: await firstId('listOwnCategories'), staffId: await firstId('listStaff') }
}

/** Reads before the last write change nothing. */
function neededOf(lines: readonly string[]): string[] {
  const lastWrite = lines.findLastIndex((line) => line.startsWith('curl -X'))
  return lines.filter((line, index) => index >= lastWrite || line.startsWith('curl -X'))
}

function untried({ categoryId, staffId }: ParentRecords, { staff, other }: Tokens): string[] {
  return [
    ...(categoryId === undefined ? ['jobs, invoices and payments: GET /categories/listing_of_user_categories returned no category.'] : []),
    ...(categoryId !== undefined && staffId === undefined
      ? ['job actions, invoices and payments: GET /staffs/staffs_listing returned no technician.']
      : []),
    ...(staff === undefined ? ['users without authorities: BACKEND_STAFF_TOKEN is missing.'] : []),
    ...(other === undefined ? ['users of other companies: BACKEND_OTHER_TOKEN is missing.'] : []),
  ]
}

export async function runFlows({ send, baseUrl, tokens, seed, seconds, runs = 10_000 }: FlowOptions): Promise<FlowResult> {
  const around = await getParentRecords(new Session(send, baseUrl, tokens))
  const until = performance.now() + seconds * 1000
  let [sequences, calls] = [0, 0]
  let failure: FlowResult['failure']
  const run = async (chosen: readonly (readonly [step: Step, at: number, amount: number])[]): Promise<void> => {
    const session = new Session(send, baseUrl, tokens)
    sequences += 1
    const model = new Model(`Flow${seed.toString(36)}x${sequences}x${Date.now().toString(36)}`)
    const steps: string[] = []
    try {
      for (const [step, at, amount] of chosen) {
        steps.push(step.name)
        await step.run(model, session, at, amount)
      }
    } catch (error) {
      if (!(error instanceof FlowFailure)) throw error
      failure = { message: error.message, steps, lines: neededOf(session.lines) }
      throw error
    } finally {
      calls += session.lines.length
    }
  }
  const groups = [jobSteps(around), recordSteps(around)].filter(({ length }) => length > 0)
  const anyStep = fc.oneof(...groups.map((steps) => fc.constantFrom(...steps)))
  const sequence = fc.array(fc.tuple(anyStep, fc.nat(60), fc.integer({ min: 100, max: 90_000 })), {
    minLength: 1,
    maxLength: MOST_STEPS,
    size: 'max',
  })
  const property = fc.asyncProperty(fc.noBias(sequence), async (chosen) => {
    if (failure === undefined && performance.now() > until) return
    await run(chosen)
  })
  const { errorInstance } = await fc.check(property, { seed, numRuns: runs, interruptAfterTimeLimit: (seconds + SHRINK_SECONDS) * 1000 })
  if (errorInstance !== null && errorInstance !== undefined && !(errorInstance instanceof FlowFailure)) throw errorInstance
  return { sequences, calls, notTried: untried(around, tokens), failure }
}
