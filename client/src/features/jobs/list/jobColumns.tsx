import { jobNumberOf } from '../labels/jobName.ts'
import type { ReactNode } from 'react'
import type { ColumnDeclaration } from '../../../components/list/columns.ts'
import { TwoLines } from '../../../components/list/TwoLines.tsx'
import { CustomerLink } from '../../customers/picker/CustomerLink.tsx'
import { billsVisits } from '../queries/bills.ts'
import { formatSeries, formatTotal, unbilledText } from '../labels/totalText.ts'
import type { ListedJobFragment } from '../queries/jobs.generated.ts'
import { PriorityMark } from '../../../components/status/PriorityMark.tsx'
import { StaffAvatars } from '../../../components/status/StaffAvatars.tsx'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { QuoteMark } from '../../quotes/device/QuoteMark.tsx'
import { listedState } from '../../visits/listedVisit.ts'
import { useRowFormat } from '../../../lib/format/useFormat.ts'
import { LateMark } from '../../../components/status/LateMark.tsx'
import { formatDay } from '../../schedule/fields/dayText.ts'
import classes from '../../../components/list/table/ListTable.module.css'
import { invoiceStatus as invoiceStatuses } from '@callout/contracts/jobs/codes'
import { formatPhone } from '../../../lib/phones/formatPhone.ts'
import { BranchName } from '../../branches/choice/BranchName.tsx'
import type { JobSort } from '../../../lib/api/schemaTypes.generated.ts'

type ExtraColumnKey = 'category' | 'address' | 'phone' | 'visits' | 'people' | 'invoice' | 'branch'

const cells: Readonly<Record<ExtraColumnKey, (job: ListedJobFragment) => ReactNode>> = {
  category: ({ category }) => category?.name,
  address: ({ property }) => property?.address,
  phone: ({ customer }) => customer?.phone && formatPhone(customer.phone, customer.phoneCountryCode),
  visits: ({ visitsDone, visitsTotal }) => visitsDone !== null && visitsTotal !== null && `${visitsDone} of ${visitsTotal}`,
  people: (job) => listedState(job).staff?.length,
  invoice: (job) => {
    const status = job.invoiceStatus && invoiceStatuses[job.invoiceStatus].label
    const waiting = unbilledText(job)
    return status && waiting ? `${status}, ${waiting}` : (status ?? waiting)
  },
  branch: ({ branchId }) => <BranchName id={branchId} />,
}

interface ExtraCellProps {
  readonly column: ExtraColumnKey
  readonly job: ListedJobFragment
}

const ExtraCell = ({ column, job }: ExtraCellProps): ReactNode => cells[column](job)

/** Below the title: category and progress of a series, unless they have their own columns. */
function subtitleOf({ category, visitsDone, visitsTotal }: ListedJobFragment, shown: readonly string[] = []): string {
  const progress = visitsTotal !== null && visitsTotal > 1 && visitsDone !== null ? `${visitsDone} of ${visitsTotal} visits done` : null
  return [!shown.includes('category') && category?.name, !shown.includes('visits') && progress].filter(Boolean).join(' · ')
}

type TimedJob = Pick<ListedJobFragment, 'date' | 'isScheduled' | 'startAt' | 'endAt' | 'isLate' | 'timezone'>

function JobWhen({ job }: { readonly job: TimedJob }) {
  const format = useRowFormat(job)
  const { startAt, endAt, isLate } = job
  if (startAt === null) return <span className={classes.soft}>{formatDay(job, format)}</span>
  return (
    <>
      <div className={`${classes.line} ${classes.figures}`}>
        {format.dayOf(startAt)} {isLate && <LateMark />}
      </div>
      <div className={`${classes.second} ${classes.figures}`}>
        {endAt === null ? format.getTime(startAt) : format.timeRange(startAt, endAt)}
      </div>
    </>
  )
}

const extra =
  (column: ExtraColumnKey) =>
  (job: ListedJobFragment): ReactNode => <ExtraCell column={column} job={job} />

const getName = (customer: ListedJobFragment['customer']): ReactNode =>
  customer?.name && <CustomerLink id={customer.id} name={customer.name} />

export const jobColumns = {
  number: { label: 'Job', width: 76, sort: 'JOB_NUMBER', text: jobNumberOf },
  title: {
    label: 'Title',
    width: 180,
    isFlexible: true,
    sort: 'TITLE',
    cell: (job, { shown }) => <TwoLines first={job.title} second={subtitleOf(job, shown)} isStrong />,
  },
  customer: {
    label: 'Customer',
    width: 190,
    isFlexible: true,
    isText: true,
    sort: 'CUSTOMER',
    cell: ({ customer, property }, { shown }) =>
      shown.includes('address') ? getName(customer) : <TwoLines first={getName(customer)} second={property?.address} />,
  },
  when: { label: 'When', width: 150, sort: 'START_AT', cell: (job) => <JobWhen job={listedState(job)} /> },
  staff: { label: 'Staff', width: 152, isOfTeam: true, cell: (job) => <StaffAvatars staff={listedState(job).staff} withNames /> },
  status: {
    label: 'Status',
    width: 162,
    sort: 'STATUS',
    cell: (job) => (
      <span className="row gap8">
        <StatusBadge of={listedState(job)} />
        <QuoteMark job={job} />
      </span>
    ),
  },
  priority: { label: 'Priority', width: 90, sort: 'PRIORITY', cell: ({ priority }) => priority && <PriorityMark priority={priority} /> },
  total: {
    label: 'Total',
    width: 96,
    sort: 'TOTAL',
    isNumeric: true,
    // Only lists that include a series need the wider column.
    figure: (job, format) =>
      [formatTotal(job, format), formatSeries(job, format)].reduce<string>(
        (longest, text) => (text && text.length > longest.length ? text : longest),
        '',
      ),
    cell: (job, { format }) => {
      const series = formatSeries(job, format)
      return series === null ? formatTotal(job, format) : <TwoLines first={formatTotal(job, format)} second={series} />
    },
    csv: {
      Total: ({ total }) => (total === null ? null : { amount: total, decimals: 2 }),
      'Total for': (job) => (job.total === null ? null : billsVisits(job) ? 'Each visit' : 'Job'),
      'Series total': (job) => (billsVisits(job) && job.seriesTotal !== null ? { amount: job.seriesTotal, decimals: 2 } : null),
      Currency: ({ total, currencyCode }) => (total === null ? null : currencyCode),
    },
  },
  category: { label: 'Category', width: 120, isText: true, cell: extra('category') },
  address: { label: 'Address', width: 200, isFlexible: true, isText: true, cell: extra('address') },
  phone: { label: 'Phone', width: 128, cell: extra('phone') },
  visits: { label: 'Visits done', width: 92, isNumeric: true, cell: extra('visits') },
  people: { label: 'Staff count', width: 96, isNumeric: true, isOfTeam: true, cell: extra('people') },
  invoice: { label: 'Invoice', width: 84, cell: extra('invoice') },
  branch: { label: 'Branch', width: 132, isText: true, cell: extra('branch') },
} as const satisfies Record<string, ColumnDeclaration<ListedJobFragment, JobSort>>

export type OwnCellKey = Exclude<keyof typeof jobColumns, 'number' | 'total'>
