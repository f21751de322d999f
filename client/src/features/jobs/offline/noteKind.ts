import { requiredData } from '../../../lib/api/requiredData.ts'
import { silentContext, type StepKind } from '../../../lib/offline/queue/stepKind.ts'
import { jobQueries } from '../queries/jobQueries.ts'
import type { HistoryRowFragment } from '../queries/jobs.generated.ts'
import { SendNoteDocument } from './jobSteps.generated.ts'
import type { NoteStep } from './jobStep.ts'
import { entryOf, learnServerTime, readHistory, rejectedTime, withServerTime } from './stepHistory.ts'

const LONGEST_LABEL = 60

/** Response to a note; `areSaved`: whether the response has its files. */
export interface NoteAnswer {
  readonly entry: HistoryRowFragment | null
  readonly areSaved: boolean
}

const unclear = 'We couldn’t confirm that this note was saved. Check the timeline, then send it again or discard it.'

export const noteKind: StepKind<NoteStep, NoteAnswer> = {
  send: async ({ client }, step) => {
    const { jobId, visitId, note, attachments } = step.content
    const files = attachments.length > 0 && { attachments: [...attachments] }
    const input = { jobId, ...(visitId !== null && { visitId }), note, ...files, occurredAt: withServerTime(step).occurredAt }
    const variables = { input, key: step.id }
    const data = requiredData(await client.mutate({ mutation: SendNoteDocument, variables, context: silentContext() }))
    const entry = data.addJobNote ?? null
    const areSaved = (entry?.attachments?.length ?? 0) >= attachments.length
    return { version: null, entry: entry?.id ?? null, answer: { entry, areSaved } }
  },
  findSent: async ({ client }, step) => {
    const entry = entryOf(withServerTime(step), await readHistory(client, step.content.jobId))
    if (entry === 'unknown') return { kind: 'unclear', problem: { message: unclear } }
    return entry ? { kind: 'done', version: null, entry: entry.id } : { kind: 'missing' }
  },
  compare: ({ client }, step) => learnServerTime(client, step),
  onRejected: async (_call, step, error) => rejectedTime(step, error),
  label: ({ note, attachments }) => {
    if (attachments.length > 0) return note
    return `Note: ${note.length > LONGEST_LABEL ? `${note.slice(0, LONGEST_LABEL)}…` : note}`
  },
  refetchQueries: jobQueries,
}
