import { Button } from '@mantine/core'
import { IconCircleCheck, IconPlus } from '@tabler/icons-react'
import { type ComponentType, useReducer } from 'react'
import { Link, useLoaderData, useSearchParams } from 'react-router'
import { ActionsProvider } from '../../components/actions/ActionsProvider.tsx'
import { CreateButton } from '../../components/list/CreateButton.tsx'
import { useFreshOnReturn } from '../../components/record/useFreshOnReturn.ts'
import { useSeesPrices } from '../lineItems/useSeesPrices.ts'
import { jobActionSet } from '../jobs/actions/jobActionSet.ts'
import { jobQueries } from '../jobs/queries/jobQueries.ts'
import { formatShortDay } from '../../lib/format/dates.ts'
import { useFormat } from '../../lib/format/useFormat.ts'
import { useMinute } from '../../lib/format/useMinute.ts'
import { paths } from '../../lib/paths.ts'
import { BRANCH, branchIn } from '../../lib/session/branchChoice.ts'
import { Awaited } from '../../components/states/Awaited.tsx'
import { EmptyState } from '../../components/states/EmptyState.tsx'
import { ErrorState } from '../../components/states/ErrorState.tsx'
import { PageHeader } from '../../components/page/PageHeader.tsx'
import { TodayDocument, type TodayQuery } from './dashboard.generated.ts'
import { DayChart } from './DayChart.tsx'
import { approvedList, attentionLists, dayLists, nextList, type TodayList } from './todayLists.ts'
import { type ShownList, TodayJobs } from './TodayJobs.tsx'
import { TodayMoney } from './TodayMoney.tsx'
import { PromiseWatch, useVisitsAtRisk } from './PromiseWatch.tsx'
import { useLasting } from '../../components/states/StillLoading.tsx'
import { TodayNumbers } from './TodayNumbers.tsx'
import { TodayStaff } from './TodayStaff.tsx'
import { type TodayOptions, useTodayJobs } from './useTodayJobs.ts'
import classes from './Today.module.css'
import record from '../../components/record/Record.module.css'
import { type StartedQueries, usePageQuery } from '../../lib/api/usePageQuery.ts'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'
import { useIsOwner } from '../../lib/session/useIsOwner.ts'
import { isSampleName } from './sampleData/sampleRecords.ts'
import { useIsPhone } from '../../components/theme/breakpoints.ts'
import { useWorksAlone, useWorksOnSite } from '../../lib/session/onSite.ts'
import { SetupChecklist } from './setup/lazySetupChecklist.ts'
import { UnansweredQuotes, useUnansweredQuotes } from '../quotes/list/UnansweredQuotes.tsx'
import { SampleNotice } from './sampleData/SampleNotice.tsx'

/** On a phone, users who do visits see their own ones first. */
function useShowsOwnDay(): boolean {
  const [isPhone, isOnSite] = [useIsPhone(), useWorksOnSite()]
  return isPhone && isOnSite
}

const create = { label: 'New job', to: paths.newJob(), needs: 'manage_jobs' } as const

interface Of extends TodayOptions {
  /** YYYY-MM-DD, in the account's zone. */
  readonly date: string
}

const formatBranch = (branchId: string | null): Readonly<Record<string, string>> => (branchId === null ? {} : { [BRANCH]: branchId })

/** Lists show a loading state once the page's counts are loaded; until then the page does. */
interface DayListOptions extends TodayOptions {
  readonly showsWaiting: boolean
}

const useTodayList = (list: TodayList, options: DayListOptions): ShownList => ({
  list,
  state: useTodayJobs(list, options),
  all: paths.jobsWith({ ...list.query, ...formatBranch(options.branchId) }),
})

const isEmpty = ({ state: { jobs, isIgnored } }: ShownList): boolean => jobs?.length === 0 && !isIgnored
const isSettled = ({ state: { jobs, error } }: ShownList): boolean => jobs !== null || error !== undefined

interface DayListsProps {
  readonly lists: readonly ShownList[]
  readonly showsWaiting: boolean
  /** The content above the lists is loading. */
  readonly isHeldBack?: boolean
}

/** Lists of the day, shown once all are loaded, so that none shifts while another loads. */
function DayLists({ lists, showsWaiting, isHeldBack = false }: DayListsProps) {
  if (isHeldBack || !lists.every(isSettled)) {
    const retry = (): void => lists.filter((shown) => !isSettled(shown)).forEach(({ state }) => state.retry())
    return <Awaited label="Loading jobs" className={classes.listsSkeleton} height={0} onRetry={showsWaiting ? retry : undefined} />
  }
  return lists.map((shown) => <TodayJobs key={shown.list.title} {...shown} />)
}

interface DayOptions extends DayListOptions {
  readonly date: string
  /** The day is known to have no visits. */
  readonly isFree: boolean
  /** The day's visits are shown above. */
  readonly withoutDay: boolean
}

function NextVisits({ date, ...options }: DayListOptions & { readonly date: string }) {
  return <DayLists lists={[useTodayList(nextList(date), options)]} showsWaiting={options.showsWaiting} />
}

function OwnLists({ isFree, withoutDay: _, ...options }: DayOptions) {
  const [active, assigned] = dayLists(options.date)
  const lists = [useTodayList(active, options), useTodayList(assigned, options)]
  return isFree ? <NextVisits {...options} /> : <DayLists lists={lists} showsWaiting={options.showsWaiting} />
}

/** Whether a list has rows, or is still loading. */
const isFilled = ({ state: { jobs, isIgnored } }: ShownList): boolean => jobs === null || (jobs.length > 0 && !isIgnored)

const hasSamples = ({ state: { jobs } }: ShownList): boolean => jobs?.some(({ customer }) => isSampleName(customer?.name)) ?? false

const OwnSampleNotice = () => useIsOwner() && <SampleNotice />

/** Time to wait for likely late visits after the lists are loaded. */
const MAX_WAIT_FOR_RISKS_MS = 1000

/** Lists that need attention, or one sentence if all are empty, then the rest of the day. */
function PlannerLists({ isFree, withoutDay, ...options }: DayOptions) {
  const { late, soon, clash, invoice } = attentionLists
  const [active, assigned] = dayLists(options.date)
  const attention = [useTodayList(late, options), useTodayList(soon, options), useTodayList(clash, options), useTodayList(invoice, options)]
  const day = [useTodayList(active, options), useTodayList(assigned, options)]
  const approved: ShownList = { ...useTodayList(approvedList, options), all: paths.quotesWith('APPROVED') }
  const unanswered = useUnansweredQuotes(options.branchId)
  const quotes = [approved].filter(isFilled)
  const isLoaded = [...attention, approved, ...day].every(isSettled) && unanswered.isSettled
  const atRisk = useVisitsAtRisk(options.date, options.branchId)
  // Drive times may come from a slow service.
  const isOverdue = useLasting(isLoaded, MAX_WAIT_FOR_RISKS_MS)
  const isHeldBack = !atRisk.isSettled && !isOverdue
  const filled = attention.filter(isFilled)
  return (
    <>
      {isLoaded && !isHeldBack && attention.every(isEmpty) && (
        <p className={`row ${classes.clear}`}>
          <IconCircleCheck size={18} aria-hidden />
          All clear
        </p>
      )}
      {day.concat(attention).some(hasSamples) && <OwnSampleNotice />}
      {isLoaded && !isHeldBack && <PromiseWatch date={options.date} rows={atRisk.rows} />}
      <DayLists
        lists={isFree || withoutDay ? [...filled, ...quotes] : [...filled, ...quotes, ...day]}
        showsWaiting={options.showsWaiting}
        isHeldBack={isHeldBack || !unanswered.isSettled}
      />
      {isLoaded && !isHeldBack && <UnansweredQuotes rows={unanswered.rows} isPartial={unanswered.isPartial} />}
      {isFree && <NextVisits {...options} />}
    </>
  )
}

const isNew = ({ dashboard: { jobs } }: TodayQuery): boolean =>
  jobs !== null && jobs.active === 0 && jobs.pending === 0 && jobs.completed === 0

/** Whether money was earned or is owed, as far as returned. */
const hasMoney = ({ dashboard: { jobs, invoices, earnings } }: TodayQuery): boolean =>
  jobs?.completed !== 0 || [invoices?.unpaidCount, earnings?.periodTotal, earnings?.previousTotal].some((figure) => figure !== 0)

function FirstUse() {
  const mayBook = useHasAuthority('manage_jobs')
  return (
    <>
      <EmptyState
        title={mayBook ? 'Nothing booked yet' : 'Nothing scheduled yet'}
        action={
          mayBook && (
            <Button component={Link} to={paths.firstJob()} leftSection={<IconPlus size={16} aria-hidden />}>
              Book your first job
            </Button>
          )
        }
      >
        {mayBook ? 'Your day shows up here once you book a job.' : 'Your visits will show up here.'}
      </EmptyState>
      {/* Below the buttons, because it loads later and must not shift them. */}
      <SetupChecklist />
    </>
  )
}

type Numbers = ReturnType<typeof usePageQuery<TodayQuery>>

interface TodayPageProps {
  /** The user's own visits, of another feature: the next ones, or the rest of the day. */
  readonly OwnDay: ComponentType<{ readonly part: 'next' | 'rest' }>
}

interface DayProps extends Of, TodayPageProps {
  readonly numbers: Numbers
  readonly onRetryAll: () => void
}

function Day({ date, branchId, started, retries, numbers: { data, error, retry }, onRetryAll, OwnDay }: DayProps) {
  const isDispatcher = useHasAuthority('dispatch')
  const mayBook = useHasAuthority('manage_jobs')
  const mayPlan = isDispatcher || mayBook
  const seesInvoices = useHasAuthority('manage_invoices')
  const seesEarnings = useHasAuthority('view_earnings')
  const seesMoney = useSeesPrices() && (seesInvoices || seesEarnings)
  const isFree = data?.dashboard.visitsToday?.total === 0
  const [isOnPhone, isAlone] = [useShowsOwnDay(), useWorksAlone()]
  const options = { branchId, started, retries, showsWaiting: data !== undefined, date, isFree, withoutDay: isOnPhone && isAlone }
  useFreshOnReturn(jobQueries)
  if (!data && error) return <ErrorState error={error} onRetry={retry} />
  const money = seesMoney && data && hasMoney(data) && (
    <TodayMoney dashboard={data.dashboard} date={date} branchId={branchId} started={started} of={formatBranch(branchId)} />
  )
  return (
    <>
      {data ? (
        <>
          {isOnPhone && money}
          {!isFree && <TodayNumbers counts={data.dashboard.visitsToday} of={{ from: date, to: date, ...formatBranch(branchId) }} />}
          {!isOnPhone && money}
        </>
      ) : (
        <div className={classes.awaited}>
          <Awaited
            label="Loading today"
            height={0}
            className={seesMoney ? classes.moneySkeleton : classes.numbersSkeleton}
            onRetry={onRetryAll}
          />
        </div>
      )}
      <div className={classes.columns}>
        <div className={`stack ${record.main}`}>
          {options.withoutDay && <OwnDay part="rest" />}
          {mayPlan ? <PlannerLists {...options} /> : <OwnLists {...options} />}
          {/* Below the lists, because it loads later and must not shift them. */}
          <SetupChecklist />
        </div>
        <aside className={`stack box ${classes.aside}`}>
          <DayChart {...options} today={date} of={formatBranch(branchId)} />
          {mayPlan && !isAlone && <TodayStaff {...options} date={date} />}
        </aside>
      </div>
    </>
  )
}

function OpenToday({ started, OwnDay }: TodayPageProps & { readonly started: StartedQueries | undefined }) {
  useMinute()
  const [params] = useSearchParams()
  const date = useFormat().today()
  const branchId = branchIn(params)
  const [retries, retryAll] = useReducer((count: number) => count + 1, 0)
  const numbers = usePageQuery(TodayDocument, { branchId, date }, started, retries)
  const isOnPhone = useShowsOwnDay()
  const isFirstUse = numbers.data !== undefined && isNew(numbers.data) && branchId === null
  return (
    <ActionsProvider set={jobActionSet}>
      <PageHeader
        title="Today"
        subtitle={formatShortDay(date)}
        actions={<CreateButton list={{ path: paths.home(), create }} isSecondary={isFirstUse} />}
      />
      {isOnPhone && <OwnDay part="next" />}
      {isFirstUse ? <FirstUse /> : <Day {...{ date, branchId, started, retries, numbers, OwnDay }} onRetryAll={retryAll} />}
    </ActionsProvider>
  )
}

/** Start page: late, unassigned, running and next visits with an action in each row. Staff see their own day. */
export const TodayPage = ({ OwnDay }: TodayPageProps) => <OpenToday started={useLoaderData<StartedQueries | undefined>()} OwnDay={OwnDay} />
