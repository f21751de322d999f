import type { ApolloClient } from '@apollo/client'
import type { LineItemInput } from '../../../lib/api/schemaTypes.generated.ts'
import { Problem } from '../../../lib/api/apiError.ts'
import type { Step } from '../../../lib/offline/queue/step.ts'
import type { StepKind } from '../../../lib/offline/queue/stepKind.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import type { ExtendedPartsFragment } from './additions.generated.ts'
import { extendJob, readJobToExtend } from './extendJob.ts'
import type { AddedLine, LineStep } from './jobStep.ts'
import { BEHIND_SECONDS, isOwn, readHistory, withServerTime } from './stepHistory.ts'

type Line = NonNullable<ExtendedPartsFragment['lineItems']>[number]

const unreadable = 'The job’s line items couldn’t be loaded. Add this one in the office.'
const ignored = 'The service didn’t add this item.'
const unclear = 'We couldn’t confirm that this item was added. Check the line items, then send it again or discard it.'

/** Values that are not returned are not sent: they stay. */
const returnedValues = ({
  description,
  productType,
  unit,
  amount,
  isTaxExempt,
}: Pick<Line, 'description' | 'productType' | 'unit' | 'amount' | 'isTaxExempt'>) => ({
  ...(description !== null && { description }),
  ...(productType !== null && { productType }),
  ...(unit !== null && { unit }),
  ...(amount !== null && { amount }),
  ...(isTaxExempt !== null && { isTaxExempt }),
})

/** A saved line as it is sent again. Throws a `Problem` if its name or quantity is not returned. */
export function existingLine(line: Line): LineItemInput {
  const { id, serviceId, name, quantity } = line
  if (name === null || quantity === null) throw new Problem(unreadable)
  return { ...(id !== null && { id }), ...(serviceId !== null && { serviceId }), name, quantity, ...returnedValues(line) }
}

const newLine = (line: AddedLine): LineItemInput => {
  const { serviceId, name, quantity } = line
  return { serviceId, name, quantity, ...returnedValues(line) }
}

type Compared = Pick<Line, 'serviceId' | 'name' | 'quantity'>

/** Missing values match anything. */
const isEqual = (found: Partial<Compared>, { serviceId, name, quantity }: AddedLine): boolean =>
  (found.name ?? name).trim() === name.trim() && (found.serviceId ?? serviceId) === serviceId && (found.quantity ?? quantity) === quantity

/** Ids of lines equal to an added one; null: without an id. */
export const equalLines = (lines: readonly (Partial<Compared> & Pick<Line, 'id'>)[], line: AddedLine): (string | null)[] =>
  lines.filter((found) => isEqual(found, line)).map(({ id }) => id)

type Sent = Pick<Step<LineStep>, 'content' | 'known'>
interface FoundLine {
  readonly id: string | null
}
const unknownLine: FoundLine = { id: null }

const entryOf = (jobId: string, lineId: string): string => `line ${jobId}/${lineId}`

/**
 * The line of a step among those of the job: equal, neither there before nor that of another step, and one more than before, since a
 * backend may give its lines new ids. Its id is null for lines without ids.
 */
function findLine(lines: readonly Line[], { content, known }: Sent): FoundLine | null {
  const { jobId, line, before } = content
  const now = equalLines(lines, line)
  const ofOthers = now.filter((id) => id !== null && !before.includes(id) && known.includes(entryOf(jobId, id))).length
  if (now.length - ofOthers <= before.length) return null
  return { id: now.find((id) => id !== null && !before.includes(id) && !known.includes(entryOf(jobId, id))) ?? null }
}

/** Adds the line, and returns its entry if the backend gives lines ids. */
export async function sendLine(client: ApolloClient, { content, known }: Sent): Promise<string | null> {
  const { jobId, line } = content
  const after = await extendJob(client, jobId, ({ lineItems }) => {
    if (!lineItems) throw new Problem(unreadable)
    return { lineItems: [...lineItems.map(existingLine), newLine(line)] }
  })
  const found = after?.lineItems ? findLine(after.lineItems, { content, known }) : unknownLine
  if (!found) throw new Problem(ignored)
  return found.id === null ? null : entryOf(jobId, found.id)
}

/** Whether only others have edited the job since the step, by its history: then an equal line is theirs. */
async function isOfOthers(client: ApolloClient, step: Step<LineStep>): Promise<boolean> {
  const since = withServerTime(step).occurredAt - BEHIND_SECONDS
  const edits = (await readHistory(client, step.content.jobId)).filter(
    ({ event, createdAt }) => event === 'EDITED' && createdAt !== null && createdAt >= since,
  )
  return edits.length > 0 && !edits.some(isOwn)
}

export const lineKind: StepKind<LineStep> = {
  send: async ({ client }, step) => ({ version: null, entry: await sendLine(client, step) }),
  findSent: async ({ client }, step) => {
    const { jobId } = step.content
    const { lineItems } = await readJobToExtend(client, jobId)
    const found = lineItems ? findLine(lineItems, step) : unknownLine
    if (!found || (await isOfOthers(client, step))) return { kind: 'missing' }
    if (found.id === null) return { kind: 'unclear', problem: { message: unclear } }
    return { kind: 'done', version: null, entry: entryOf(jobId, found.id) }
  },
  label: ({ line }) => `Add: ${line.name} × ${line.quantity}`,
  refetchQueries: jobQueries,
}
