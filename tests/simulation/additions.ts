import type { AddedLine, AttachStep, JobStep, LineStep } from '@callout/client/src/features/jobs/offline/jobStep.ts'
import { equalLines } from '@callout/client/src/features/jobs/offline/lineKind.ts'
import type { JobRecord } from '@callout/mock-api/resources/jobs/records'
import type { Random } from '@callout/mock-api/seed/random'
import type { Made } from './stepProblems.ts'
import type { World } from './world.ts'

/** Few, so that steps add equal lines. */
const MOST_PIECES = 3

type Lines = JobRecord['line_items']
const toLines = ({ mock }: Pick<World, 'mock'>, jobId: number): Lines => mock.store.jobs.get(jobId)?.line_items ?? []
const getForms = ({ mock }: Pick<World, 'mock'>, jobId: number): number[] =>
  mock.store.jobs.get(jobId)?.forms.map(({ form_id }) => form_id) ?? []

interface OfVisit {
  readonly jobId: string
  readonly visitId: string
  readonly name: string
}

/** What the device adds to jobs: price list items and forms, by the lines that it has read. */
export function additions(world: World, random: Random) {
  const { serviceId, formId, jobIds } = world
  const seen = new Map<string, Lines>()
  const read = (): void => jobIds.forEach((id) => seen.set(String(id), toLines(world, id)))
  const line = (of: OfVisit): LineStep => {
    const quantity = random.int(1, MOST_PIECES)
    const added: AddedLine = {
      serviceId: String(serviceId),
      name: 'Filter',
      description: null,
      productType: 'PRODUCT',
      quantity,
      unit: null,
      amount: null,
      isTaxExempt: null,
    }
    const lines = (seen.get(of.jobId) ?? []).map(({ id, name, quantity: pieces }) => ({ id: String(id), name, quantity: pieces }))
    return { kind: 'line', ...of, line: added, before: equalLines(lines, added) }
  }
  const attach = (of: OfVisit): AttachStep => ({ kind: 'attach', ...of, forms: [{ id: String(formId), name: 'Handover' }] })
  return { read, line, attach }
}

interface Applied {
  /** Steps that were sent. */
  readonly sure: number
  /** Steps that were shown to their maker. */
  readonly shown: number
}

const getCount = (made: readonly Made[], shown: ReadonlySet<string>, isMeant: (content: JobStep) => boolean): Applied => {
  const meant = made.filter(({ step: { content } }) => isMeant(content))
  const count = meant.filter(({ step: { id } }) => shown.has(id)).length
  return { sure: meant.length - count, shown: count }
}

function wrongCount(what: string, found: number, { sure, shown }: Applied): string[] {
  if (found >= sure && found <= sure + shown) return []
  return [`${what}: ${found} instead of ${sure}${shown > 0 ? ` to ${sure + shown}` : ''}`]
}

/** Lines, forms and invoices of the jobs at the start of a day, and how they differ from what was added. */
export function watchAdditions(world: World) {
  const { mock, jobIds, serviceId, formId } = world
  const before = new Map(jobIds.map((id) => [id, { lines: toLines(world, id), forms: getForms(world, id) }]))
  return (made: readonly Made[], shown: ReadonlySet<string>): string[] =>
    jobIds.flatMap((jobId) => {
      const isOfJob = (content: JobStep): boolean => content.jobId === String(jobId)
      const lines = toLines(world, jobId)
      const pieces = Array.from({ length: MOST_PIECES }, (_, index) => index + 1)
      const added = pieces.flatMap((quantity) =>
        wrongCount(
          `added lines of ${quantity} in job ${jobId}`,
          lines.filter((line) => line.service_id === serviceId && line.name === 'Filter' && line.quantity === quantity).length,
          getCount(made, shown, (content) => content.kind === 'line' && isOfJob(content) && content.line.quantity === quantity),
        ),
      )
      const lost = (before.get(jobId)?.lines ?? []).filter(
        ({ id, amount }) => !lines.some((line) => line.id === id && line.amount === amount),
      )
      const forms = getForms(world, jobId)
      const attached = getCount(made, shown, (content) => content.kind === 'attach' && isOfJob(content))
      const invoices = mock.store.invoices.by('job_id', jobId).filter(({ voided_at }) => voided_at === null).length
      const billed = getCount(
        made,
        shown,
        (content) => content.kind === 'status' && content.action === 'CREATE_INVOICE' && isOfJob(content),
      )
      return [
        ...added,
        ...lost.map(({ name }) => `the line "${name}" of job ${jobId} is lost or has another price`),
        ...(before.get(jobId)?.forms ?? []).filter((id) => !forms.includes(id)).map((id) => `form ${id} of job ${jobId} is detached`),
        ...(attached.sure > 0 && !forms.includes(formId) ? [`the form that was attached to job ${jobId} is missing`] : []),
        ...(forms.filter((id) => id === formId).length > 1 ? [`a form was attached to job ${jobId} twice`] : []),
        ...(billed.sure > 0 || invoices > 1 ? wrongCount(`invoices of job ${jobId}`, invoices, billed) : []),
      ]
    })
}
