import type { NewStep } from '@callout/client/src/lib/offline/queue/step.ts'
import type { StoredQueue } from '@callout/client/src/lib/offline/testing/memoryStore.ts'
import type { JobStep } from '@callout/client/src/features/jobs/offline/jobStep.ts'
import { statusName } from './officeWindow.ts'
import type { World } from './world.ts'

/** A step that the device has stored. */
export interface Made {
  readonly step: NewStep<JobStep>
  /** The times of its requests by the server's clock. */
  readonly times: () => ReadonlySet<number>
  /** Unix seconds by the server's clock. */
  readonly madeAt: number
  /** The device had the server's time of a response. */
  readonly isTimeKnown: boolean
  readonly historyId: number
}

/** Only the office moves visits; of a person who works alone, their other window. */
const MOVED = 'scheduled_and_assigned'

const isStatus = (content: JobStep, code: number | null): boolean =>
  content.kind === 'status' && code !== null && statusName(code) === content.status

/** Steps that were lost, repeated, reordered or applied over an unseen change. */
export function stepProblems(
  { mock, visitIds, makerId }: World,
  made: readonly Made[],
  shown: ReadonlySet<string>,
  stored: StoredQueue<JobStep>,
): string[] {
  const entries = mock.store.history.all().filter(({ visit_id }) => visitIds.includes(visit_id ?? 0))
  const ownHistory = entries.filter(({ actor_id }) => actor_id === makerId)
  const possibleEntries = ({ step: { content }, times }: Made) => {
    const ofVisit = ownHistory.filter((entry) => entry.visit_id === Number(content.visitId))
    return content.kind === 'note'
      ? ofVisit.filter(({ note }) => note === content.note)
      : ofVisit.filter(({ created_at, event, status }) => event !== 'note' && isStatus(content, status) && times().has(created_at))
  }
  const ofApplied = new Set(made.filter(({ step }) => !shown.has(step.id)).flatMap(possibleEntries))
  /** A shown step may have the time and status of the step that repeats it. */
  const entriesOf = (item: Made) => possibleEntries(item).filter((entry) => !shown.has(item.step.id) || !ofApplied.has(entry))
  // `additions.ts` checks lines and forms.
  const wrong = made
    .filter(({ step: { content } }) => content.kind !== 'line' && content.kind !== 'attach')
    .flatMap((item) => {
      const found = entriesOf(item)
      const { id, content, target } = item.step
      if (found.length > 1) return [`${id} was applied ${found.length} times`]
      if (found.length === 0) return shown.has(id) ? [] : [`${id} was neither applied nor shown`]
      const unseen = entries.filter(
        (entry) =>
          target !== null &&
          (entry.actor_id !== makerId || entry.event === MOVED) &&
          entry.visit_id === Number(content.kind === 'status' ? content.visitId : 0) &&
          entry.event !== 'note' &&
          entry.id > item.historyId &&
          entry.id < (found[0]?.id ?? 0),
      )
      return unseen.length > 0 ? [`${id} was applied over a change that its maker had not seen`] : []
    })
  const ids = new Set(made.map(({ step }) => step.id))
  const order = visitIds.flatMap((visitId) => {
    const ofVisit = made.filter(({ step }) => step.content.visitId === String(visitId))
    const applied = ofVisit.flatMap((item) => entriesOf(item).slice(0, 1))
    return applied.every(({ id }, index) => index === 0 || id > (applied[index - 1]?.id ?? 0))
      ? []
      : [`the steps of visit ${visitId} were applied in another order`]
  })
  const left = stored.steps.filter(({ id }) => ids.has(id)).map(({ id }) => `${id} never leaves the queue`)
  return [...wrong, ...order, ...left]
}
