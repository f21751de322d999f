import { worksAlone } from '../../../lib/session/onSite.ts'
import type { ChangeText } from '../../../components/record/timeline/defineTimeline.ts'
import { formatClockRange } from '../../../lib/format/dates.ts'
import type { Format } from '../../../lib/format/useFormat.ts'
import type { HistoryRowFragment } from '../queries/jobs.generated.ts'

type Change = NonNullable<HistoryRowFragment['changes']>[number]

const fieldLabels: Readonly<Record<string, string>> = {
  status: 'Status',
  title: 'Title',
  description: 'Description',
  notes: 'Internal notes',
  priority: 'Priority',
  customer: 'Customer',
  property: 'Property',
  category: 'Category',
  branch: 'Branch',
  recurrence: 'Repeats',
  visits: 'Visit',
  start_at: 'Start',
  end_at: 'End',
  staff: 'Staff',
  staff_ids: 'Staff',
  staffs: 'Staff',
  line_items: 'Line items',
  prices: 'Prices',
  discount: 'Discount',
  taxes: 'Taxes',
  total: 'Total',
  billing: 'Invoice for',
  forms: 'Forms',
  attachments: 'Attachments',
  jobfinished_notes: 'Finish notes',
  cancel_reason: 'Reason',
}

const staffFields: readonly string[] = ['staff', 'staff_ids', 'staffs']

const humanised = (field: string): string => {
  const text = field.replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const isInstant = (value: string | null): value is string => value !== null && /^\d{9,}$/.test(value)

/** The times in "06/17/2026 09:00–10:30, Marcus Bell", whose date is already in the account's format. */
const visitTimes = / (\d\d:\d\d)–(\d\d:\d\d)(?=,|$)/
/** Both times in "7 visits, 11/23/2026 07:00–08:00 to 01/04/2027 07:00–08:00", which has no names. */
const seriesTimes = / (\d\d:\d\d)–(\d\d:\d\d)(?= to |$)/g

const formatVisit = (value: string, { is24Hour }: Format): string =>
  value.replace(
    /^\d+ visits, /.test(value) ? seriesTimes : visitTimes,
    (_, from: string, to: string) => `, ${formatClockRange(from, to, is24Hour)}`,
  )

function formatValue({ field }: Change, value: string | null, format: Format): string | null {
  if (value === null || value === '') return null
  if (field === 'visits') return formatVisit(value, format)
  if (field.endsWith('_at') && isInstant(value)) return format.dateTime(Number(value))
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return format.day(value)
  return /^\d\d:\d\d$/.test(value) ? format.clock(value) : value
}

function getLabel({ field, from, to }: Change): string {
  const label = fieldLabels[field] ?? humanised(field)
  if (field !== 'visits' || (from && to)) return label
  if (/^\d+ (more )?visits?\b/.test(to ?? '')) return 'Visits'
  return from ? 'Visit removed' : 'Visit added'
}

const getText = (change: Change, format: Format): ChangeText => ({
  label: getLabel(change),
  from: formatValue(change, change.from, format),
  to: formatValue(change, change.to, format),
})

const isNoneOrInstant = (value: string | null): boolean => value === null || value === '' || isInstant(value)

/** "11/23/2026, 9:00 – 10:30 AM"; null without a start. */
function formatSlot(start: string | null, end: string | null, format: Format): string | null {
  if (!isInstant(start)) return null
  const [from, to] = [Number(start), isInstant(end) ? Number(end) : null]
  return `${format.dayOf(from)}, ${to === null ? format.getTime(from) : format.timeRange(from, to)}`
}

/** Start and end that changed together, as one value. */
function slotChange(changes: readonly Change[], format: Format): ChangeText | null {
  const [start, end] = ['start_at', 'end_at'].map((name) => changes.find(({ field }) => field === name))
  if (!start || !end || ![start, end].every(({ from, to }) => isNoneOrInstant(from) && isNoneOrInstant(to))) return null
  return { label: 'When', from: formatSlot(start.from, end.from, format), to: formatSlot(start.to, end.to, format) }
}

export function changesOf({ changes }: HistoryRowFragment, format: Format): ChangeText[] {
  const all = (changes ?? []).filter(({ field }) => !(worksAlone() && staffFields.includes(field)))
  const slot = slotChange(all, format)
  return all.flatMap((change) => {
    if (slot && change.field === 'end_at') return []
    return [slot && change.field === 'start_at' ? slot : getText(change, format)]
  })
}
