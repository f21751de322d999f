import { worksAlone } from '../../../lib/session/onSite.ts'
import { historyEvent } from '@callout/contracts/jobs/codes'
import { jobStatus } from '@callout/contracts/jobs/status/status'
import { isEarlierStep } from '@callout/contracts/jobs/status/stepBack'
import { statusTable } from '../../../components/status/statusTable.ts'
import type { HistoryRowFragment } from '../queries/jobs.generated.ts'

type Entry = Pick<HistoryRowFragment, 'event' | 'status' | 'label' | 'changes'>

const changeOf = ({ changes }: Entry, ...fields: readonly string[]) => changes?.find(({ field }) => fields.includes(field)) ?? null

/** Label of a planning entry by its changes, or without them the label of spec §4. */
function plannedText(entry: Entry): string {
  const slot = changeOf(entry, 'start_at', 'end_at')
  const staff = changeOf(entry, 'staff', 'staffs', 'staff_ids')
  const when = slot && (slot.from ? 'Rescheduled' : 'Scheduled')
  // Someone who works alone has no one else to assign.
  const assignment = staff && !worksAlone() && (staff.to ? `assigned to ${staff.to}` : 'unassigned')
  if (!when && !assignment) return worksAlone() ? 'Scheduled' : historyEvent.SCHEDULED_AND_ASSIGNED.label
  const text = [when, assignment].filter(Boolean).join(' and ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const codeCalled = (label: string | null | undefined) => Object.values(jobStatus).find((status) => status.label === label)?.code

function isStepBack(entry: Entry): boolean {
  const change = changeOf(entry, 'status')
  const [from, to] = [codeCalled(change?.from), codeCalled(change?.to)]
  return from !== undefined && to !== undefined && isEarlierStep(to, from)
}

/** Headline of an entry. Status, payment and receipt have their labels of spec §4. */
export function headlineOf(entry: Entry): string {
  const { event, status, label } = entry
  if (event === 'PAYMENT_PROCESSED' || event === 'RECEIPT_GENERATED') return statusTable[event].label
  if (event === 'STATUS_CHANGED' && status) return isStepBack(entry) ? `Back to ${statusTable[status].label}` : statusTable[status].label
  if (event === 'SCHEDULED_AND_ASSIGNED') return plannedText(entry)
  if (event === null) return label ?? 'Other event'
  return event === 'STATUS_CHANGED' ? (label ?? historyEvent[event].label) : historyEvent[event].label
}
