import { createServer, type Server } from 'node:http'
import { API_PREFIX } from '../tests/pact/names.ts'
import { fieldsIn } from './losses.ts'
import { type Call, calls } from '../tests/pact/calls.ts'
import { allTrials, getCall } from './plan.ts'

interface Fault {
  readonly call: string
  /** Below the reply, as `responseData.jobs[].total`; '' is the whole call. */
  readonly field: string
  readonly kind: 'missing' | 'wrong type'
}

type Loose = Readonly<Record<string, unknown>>

function sampleOf(call: Call): Loose | undefined {
  const samples = allTrials.filter((trial) => trial.call === call).map(({ recorded }) => recorded.response.body.content as Loose)
  const plain = samples.filter(({ responseCode }) => responseCode === 200)
  return plain.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0]
}

function withFault(value: unknown, steps: readonly string[], kind: Fault['kind']): unknown {
  if (Array.isArray(value)) return value.map((row) => withFault(row, steps, kind))
  const [step = '', ...rest] = steps
  const { [step]: inner, ...others } = value as Loose
  if (rest.length > 0) return { ...others, [step]: withFault(inner, rest, kind) }
  return kind === 'missing' ? others : { ...others, [step]: { odd: true } }
}

const reads = calls.filter(({ endpoint }) => endpoint.method === 'GET')

/** One fault per read: fields in turn, missing or of a wrong type; every tenth call is gone. */
export function plantedFaults(count: number): Fault[] {
  const candidates = reads.flatMap((call, index): Fault[] => {
    const fields = fieldsIn(sampleOf(call)).filter((field) => /^responseData.*\w$/.test(field) && !field.endsWith('responseData'))
    // Without its rows or ids a list is no longer found, and calls that need one of its records aren't tried.
    const safe = fields.filter((field) => !/(^|\.)id$|total_pages$/.test(field) && (field.match(/\./g) ?? []).length > 1)
    const field = safe[(index * 7) % safe.length]
    if (index % 10 === 9) return [{ call: call.name, field: '', kind: 'missing' }]
    return field === undefined ? [] : [{ call: call.name, field, kind: index % 2 === 0 ? 'missing' : 'wrong type' }]
  })
  return candidates.slice(0, count)
}

export function sampleBackend(faults: readonly Fault[]): Server {
  const replies = new Map(
    reads.map((call) => {
      const fault = faults.find((item) => item.call === call.name)
      const sample = sampleOf(call)
      if (!fault) return [call, sample] as const
      const steps = fault.field.replaceAll('[]', '').split('.')
      return [call, fault.field === '' ? undefined : withFault(sample, steps, fault.kind)] as const
    }),
  )
  const missing = { responseCode: 404, responseMessage: 'There is no such call.', responseData: null }
  return createServer(({ method = '', url = '' }, reply) => {
    const path = url.split('?')[0] ?? ''
    const call = path.startsWith(API_PREFIX) ? getCall({ method, path }) : undefined
    reply.setHeader('content-type', 'application/json').end(JSON.stringify((call && replies.get(call)) ?? missing))
  })
}
