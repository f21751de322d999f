import { worksAlone } from '../../lib/session/onSite.ts'
import { period } from '@callout/contracts/dashboard/codes'
import { type Days, daysBefore, daysOf } from '@callout/contracts/earnings/range'
import { isCalendarDay } from '@callout/contracts/time'
import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useSearchParams } from 'react-router'
import { ExportButton } from '../../components/csv/ExportButton.tsx'
import { savePdf } from '../../components/csv/saveFile.ts'
import { type FileType, saveTable } from '../../components/csv/saveTable.ts'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { PrintedSheet } from '../../components/record/PrintedRecord.tsx'
import { Awaited } from '../../components/states/Awaited.tsx'
import { ClosedPage } from '../../components/states/ClosedPage.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { QueryProblem } from '../../components/states/QueryProblem.tsx'
import { showError } from '../../components/toasts/toasts.ts'
import { toApiError } from '../../lib/api/apiError.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { branchIn, mayChooseBranch } from '../../lib/session/branchChoice.ts'
import { useAuthority, useHasAuthority } from '../../lib/session/useAuthority.ts'
import { useMe } from '../../lib/session/useMe.ts'
import { useBranchNames } from '../branches/choice/useBranchNames.ts'
import { CommissionButton } from './commission/CommissionButton.tsx'
import { daysText } from '../../components/period/daysText.ts'
import { PeriodMoves } from '../../components/period/PeriodMoves.tsx'
import type { MonthData } from './report/loadMonth.ts'
import { type Dimension, dimensions, figuresOf, type Measure, type Part, type PartRow, partRows, getVisits } from './report/measures.ts'
import { getAddress, readVisits, withVisits } from './report/reportAddress.ts'
import { ReportFigures } from './report/ReportFigures.tsx'
import { QuoteReport } from './report/QuoteReport.tsx'
import { withQuotes } from './report/quoteText.ts'
import { ReportTable } from './report/ReportTable.tsx'
import { reportCsv } from './report/reportText.ts'
import { type Report, useReport } from './report/useReport.ts'
import { useReportQuotes } from './report/useReportQuotes.ts'
import { VisitRows } from './report/VisitRows.tsx'
import classes from './report/Report.module.css'
import { reportPdf } from './report/reportPdf.ts'

const MONTH = period.MONTH.code
const TITLE = 'Reports'

function daysIn(params: URLSearchParams, today: string): Days {
  const named = params.get('date') ?? ''
  const date = isCalendarDay(named) && named <= today ? named : today
  return daysOf(MONTH, date, { firstDay: date, firstWeekday: 0 })
}

function contentOf({ month, before }: Report, branchId: string | null, branchNames: ReadonlyMap<string, string>) {
  const shown = (Object.keys(dimensions) as Dimension[]).filter(
    (dimension) => (dimension !== 'branch' || (branchId === null && mayChooseBranch())) && (dimension !== 'staff' || !worksAlone()),
  )
  const tables = shown
    .map((dimension) => ({ dimension, rows: partRows(month, before, dimension, branchNames) }))
    .filter(({ dimension, rows }) => rows.length > (dimension === 'branch' ? 1 : 0))
  return { figures: figuresOf(month, null), before: before && figuresOf(before, null), tables }
}

function onTimeNote(month: MonthData): string | null {
  const visits = getVisits(month, null)
  if (typeof visits === 'string') return null
  const unrecorded = visits.filter(({ punctuality }) => punctuality === 'not_recorded').length
  const limit = `Late means more than ${month.lateAfterMinutes} minutes after the start.`
  if (unrecorded === 0) return visits.length > 0 ? limit : null
  return `${limit} ${unrecorded} of ${visits.length} visits have no recorded arrival and aren’t counted.`
}

const isEmptyMonth = ({ month, before }: Report): boolean =>
  [month, ...(before ? [before] : [])].every(
    ({ earnings, jobs, visits }) => earnings.data?.total === 0 && jobs.data?.length === 0 && visits.data?.length === 0,
  )

interface ContentProps {
  readonly report: Report
  readonly content: ReturnType<typeof contentOf>
  readonly days: Days
  readonly branchId: string | null
}

function Content({ report, content, days, branchId }: ContentProps) {
  const format = useFormat()
  const [params, setParams] = useSearchParams()
  const { month } = report
  const { figures, before, tables } = content
  const currencyCode = month.earnings.data?.currencyCode ?? month.jobs.data?.[0]?.currencyCode ?? null
  const hrefOf = (measure: Measure, part: Part | null): string | null => getAddress(measure, part, { params, days, branchId })
  const daysOfBefore = daysBefore(MONTH, days)
  const beforeText = daysOfBefore ? daysText(daysOfBefore, format) : ''
  const part = readVisits(params)
  const visits = part === undefined ? null : getVisits(month, part)
  const note = onTimeNote(month)
  const commissionInput = { period: 'MONTH', date: days.to, ...(branchId !== null && { branchId }) } as const
  const getName = (of: Part): string => {
    const row = tables.flatMap(({ rows }) => rows).find((item) => item.part.dimension === of.dimension && item.part.id === of.id)
    return row?.name ?? `#${of.id}`
  }
  return (
    <>
      <ReportFigures
        figures={figures}
        before={before}
        beforeText={beforeText}
        currencyCode={currencyCode}
        notes={note === null ? {} : { onTime: note }}
        hrefOf={(measure) => hrefOf(measure, null)}
      />
      {Array.isArray(visits) && (
        <VisitRows
          name={part ? getName(part) : 'everyone'}
          visits={visits}
          onClose={() => setParams(withVisits(params, undefined), { preventScrollReset: true })}
        />
      )}
      {tables.map(({ dimension, rows }) => (
        <ReportTable
          key={dimension}
          dimension={dimension}
          rows={rows}
          currencyCode={currencyCode}
          beforeText={beforeText}
          hrefOf={hrefOf}
          action={dimension === 'staff' && <CommissionButton input={commissionInput} periodText={daysText(days, format)} />}
        />
      ))}
    </>
  )
}

/** The month in numbers, compared with the month before; each number opens its rows. */
export function ReportPage() {
  const holds = useAuthority()
  const isPriced = holds('view_prices') !== false
  const isAllowed = holds('view_prices') === true && holds('view_earnings') === true
  const mayExport = useHasAuthority('export_data')
  const format = useFormat()
  const me = useMe()
  const [params, setParams] = useSearchParams()
  const days = daysIn(params, format.today())
  const branchId = branchIn(params)
  const branchNames = useBranchNames(isAllowed && branchId === null && mayChooseBranch())
  const { report, retry } = useReport(days, branchId, isAllowed)
  // Read after the figures of the month, which come first on the page.
  const { quotes, retry: retryQuotes } = useReportQuotes(branchId, isAllowed && report?.before !== undefined && report.before !== null)
  if (!isPriced)
    return (
      <ClosedPage title={TITLE} back={{ to: paths.home(), label: 'Today' }}>
        Reports are for people who may see earnings and prices.
      </ClosedPage>
    )
  const content = report && contentOf(report, branchId, branchNames)
  const sources = report ? [report.month.earnings, report.month.jobs, report.month.visits] : []
  const errors = sources.flatMap(({ error }) => (error === undefined ? [] : [error]))
  const isFailed = sources.length > 0 && sources.every(({ error }) => error !== undefined)
  const text = daysText(days, format)
  const daysOfBefore = daysBefore(MONTH, days)
  const isReady = report?.before !== undefined && report.before !== null && !isFailed
  const rows: readonly PartRow[] = content?.tables.flatMap(({ rows: some }) => some) ?? []
  const name = `report-${days.to.slice(0, 7)}`
  const exportTable = async (type: FileType): Promise<void> => {
    if (!content || !quotes) return
    const cells = withQuotes(reportCsv(content, rows), quotes, format.today())
    await saveTable({ name, type, cells, sheet: 'report', datePattern: format.pattern })
  }
  const save = async (): Promise<void> => {
    if (!content || !report || !quotes) return
    try {
      const sheet = {
        ...content,
        company: me.data?.me.userProfileDetails?.organizationName ?? '',
        to: days.to,
        periodText: text,
        beforeText: daysOfBefore ? daysText(daysOfBefore, format) : '',
        currencyCode: report.month.earnings.data?.currencyCode ?? null,
        quotes,
        today: format.today(),
      }
      savePdf(`${name}.pdf`, await reportPdf(sheet, format))
    } catch (error) {
      showError(toApiError(error).message)
    }
  }
  const move = (date: string | null): void => {
    const next = withVisits(params, undefined)
    if (date === null) next.delete('date')
    else next.set('date', date)
    setParams(next)
  }
  const shown = report && content && !isFailed && <Content report={report} content={content} days={days} branchId={branchId} />
  const quoteSection = quotes && <QuoteReport quotes={quotes} onRetry={retryQuotes} />
  return (
    <>
      <PageHeader
        title={TITLE}
        actions={
          <>
            <Button
              variant="default"
              leftSection={<IconPrinter size={16} aria-hidden />}
              disabled={!isReady}
              onClick={() => window.print()}
            >
              Print
            </Button>
            {mayExport && <ExportButton isDisabled={!isReady || !quotes} onExport={exportTable} />}
            <Button leftSection={<IconDownload size={16} aria-hidden />} disabled={!isReady || !quotes} onClick={() => void save()}>
              Download PDF
            </Button>
          </>
        }
      />
      <PeriodMoves period="MONTH" days={days} onMove={move} />
      {!report && <Awaited label="Loading report" height={480} onRetry={retry} />}
      {isFailed && <QueryProblem error={errors[0]} onRetry={retry} back={{ to: paths.home(), label: 'Back to Today' }} />}
      {!isFailed && errors.length > 0 && (
        <div role="alert" className={`row ${classes.alert}`}>
          Some figures couldn’t be loaded.
          <Button variant="default" size="compact-sm" onClick={retry}>
            Try again
          </Button>
        </div>
      )}
      {report && !isFailed && isEmptyMonth(report) ? (
        <EmptyState title="Nothing to report yet">Jobs done and payments received show up here.</EmptyState>
      ) : (
        shown
      )}
      {report && !isFailed && quoteSection}
      {isReady && (
        <PrintedSheet title="Report" subtitle={text}>
          {shown}
          {quoteSection}
        </PrintedSheet>
      )}
    </>
  )
}
