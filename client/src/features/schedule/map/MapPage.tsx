import { getPlace } from '@callout/contracts/jobs/routes'
import { lazyWithPreload } from '../../../lib/lazyWithPreload.tsx'
import { PlanDialog } from '../planning/lazyDialogs.ts'
import { Skeleton } from '@mantine/core'
import { useMemo, useState } from 'react'
import { ActionsProvider } from '../../../components/actions/ActionsProvider.tsx'
import { useFirstDay } from '../../../components/fields/days/firstDay.ts'
import { weekOf } from '../../../components/fields/days/weekOf.ts'
import { useFreshOnReturn } from '../../../components/record/useFreshOnReturn.ts'
import { useDistanceUnit } from '../../../lib/format/useDistanceUnit.ts'
import { jobActionSet } from '../../jobs/actions/jobActionSet.ts'
import { jobQueries } from '../../jobs/queries/jobQueries.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { useMinute } from '../../../lib/format/useMinute.ts'
import { paths } from '../../../lib/paths.ts'
import { Awaited } from '../../../components/states/Awaited.tsx'
import { QueryProblem } from '../../../components/states/QueryProblem.tsx'
import { type BoardDayFragment, type BoardVisitFragment, useDispatchMapQuery } from '../visits/board.generated.ts'
import { type BoardPlace, changedSearch, toInput, readPlace } from '../head/boardAddress.ts'
import { BoardHeader } from '../head/BoardHeader.tsx'
import { FromJobsNote } from '../head/FromJobsNote.tsx'
import { MissingDay } from '../head/MissingDay.tsx'
import { PlanDayButton } from '../planning/PlanDayButton.tsx'
import { PlanPreviewProvider } from '../planning/planPreview.ts'
import { dayRuler } from '../board/dayRuler.ts'
import { laneName } from '../board/laneName.ts'
import { type PlanPreview, unappliedPreview } from '../board/proposals.ts'
import { plannedText } from '../board/visitText.ts'
import { isReturned, mapDay, type MapPerson, visitsIn } from './mapDay.ts'
import { MapList } from './MapList.tsx'
import { plannedDay, withPlan } from './plannedScene.ts'
import { sceneOf } from './scene.ts'
import { StopCard } from './StopCard.tsx'
import { useArrivals } from '../../visits/useArrivals.ts'
import { useTiles } from '../../../components/map/useTiles.ts'
import { useBoardSearch } from '../head/useBoardSearch.ts'
import classes from './Map.module.css'
import { useIsPhone } from '../../../components/theme/breakpoints.ts'
import { noDeduplication } from '../../../lib/api/usePageQuery.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import { LocateDialog } from './LocateDialog.tsx'

const LOADING = 'Loading the map'
const Loading = () => <Skeleton className={classes.canvas} radius="md" role="status" aria-label={LOADING} />
const MapCanvas = lazyWithPreload(async () => (await import('./MapCanvas.tsx')).MapCanvas, Loading)
interface DayProps {
  readonly day: BoardDayFragment
  readonly place: BoardPlace
  readonly date: string
  readonly onChoose: (visitId: string | null) => void
  /** The plan under review; null: none. */
  readonly preview: PlanPreview | null
}

const noPreview: PlanPreview = new Map()

function Day({ day, place, date, onChoose, preview }: DayProps) {
  const format = useFormat()
  const unit = useDistanceUnit()
  const isPhone = useIsPhone()
  const tiles = useTiles()
  const mayPlan = useHasAuthority('dispatch')
  const mayLocate = useHasAuthority('manage_customers')
  const [located, setLocated] = useState<BoardVisitFragment | null>(null)
  const [ordered, setOrdered] = useState<MapPerson | null>(null)
  const visits = useMemo(() => visitsIn(day), [day])
  const { arrivals, drive, driveSource } = useArrivals(visits, day.branch && getPlace(day.branch))
  const shown = useMemo(() => mapDay(day, drive), [day, drive])
  const { scene, planned } = useMemo(() => {
    const ruler = dayRuler(date, format.timeZone)
    const proposals = unappliedPreview(preview ?? noPreview, visits, ruler)
    const nameOfLane = (id: string): string =>
      laneName(
        id,
        shown.people.find((person) => person.id === id),
      )
    const labels = new Map([...proposals].map(([id, proposal]) => [id, plannedText(proposal, ruler, format, nameOfLane)]))
    const now = sceneOf(shown, format)
    if (labels.size === 0) return { scene: now, planned: labels }
    return { scene: withPlan(now, sceneOf(mapDay(plannedDay(day, proposals, ruler), drive), format), labels), planned: labels }
  }, [date, format, preview, visits, shown, day, drive])
  const chosen = visits.find(({ id }) => id === place.visitId) ?? null
  // The plan's rows take the place of the list.
  const isBeside = preview !== null && !isPhone
  const choose = (id: string): void => onChoose(id === place.visitId ? null : id)
  // On a phone map and selected visit are above the list, possibly scrolled out of view.
  const chooseInList = (id: string): void => {
    choose(id)
    if (isPhone && id !== place.visitId) window.scrollTo({ top: 0 })
  }
  return (
    <div className={classes.page}>
      <div className={`relative fill ${classes.mapSide}`}>
        {tiles !== undefined && (
          <MapCanvas
            scene={scene}
            sceneKey={`${date}/${place.branchId}/${isBeside}`}
            chosenId={place.visitId}
            tiles={tiles}
            unit={unit}
            onChoose={choose}
          />
        )}
        {tiles === undefined && <Loading />}
        {chosen && (
          <StopCard
            of={chosen}
            arrival={arrivals.get(chosen.id)}
            planned={planned.get(chosen.id)}
            date={date}
            onClose={() => onChoose(null)}
            onLocate={mayLocate ? () => setLocated(chosen) : undefined}
          />
        )}
      </div>
      <MapList
        day={shown}
        arrivals={arrivals}
        planned={planned}
        driveSource={driveSource}
        chosenId={place.visitId}
        unit={unit}
        isHidden={isBeside}
        onChoose={chooseInList}
        onLocate={mayLocate ? setLocated : undefined}
        onOrder={mayPlan ? setOrdered : undefined}
      />
      {located && <LocateDialog of={located} near={shown.home} onClose={() => setLocated(null)} />}
      {ordered && <PlanDialog person={ordered} date={date} branchId={place.branchId} onClose={() => setOrdered(null)} />}
    </div>
  )
}

export function MapPage() {
  useMinute()
  useFreshOnReturn(jobQueries)
  const [preview, setPreview] = useState<PlanPreview | null>(null)
  const previewHost = useMemo(() => ({ place: 'map' as const, show: setPreview }), [])
  const { search, setSearch } = useBoardSearch()
  const { today: todayOf } = useFormat()
  const firstDay = useFirstDay()
  const place = readPlace(search)
  const today = todayOf()
  const date = place.date ?? today
  const mayPlan = useHasAuthority('dispatch')
  const { data, error, refetch } = useDispatchMapQuery({
    variables: { input: toInput(place, date) },
    fetchPolicy: 'cache-and-network',
    context: noDeduplication,
  })
  const retry = (): void => void refetch().catch(() => {})
  const choose = (visitId: string | null): void =>
    setSearch(changedSearch(search, { visitId }), { replace: true, preventScrollReset: true })
  return (
    <ActionsProvider set={jobActionSet}>
      <PlanPreviewProvider value={previewHost}>
        <BoardHeader
          title="Map"
          actions={mayPlan && date >= today && <PlanDayButton date={date} branchId={place.branchId} />}
          place={place}
          view="map"
          date={date}
          today={today}
          week={weekOf(date, firstDay)}
          tray={null}
        />
        {!data && error && <QueryProblem error={error} onRetry={retry} back={{ to: paths.home(), label: 'Back to home' }} />}
        {!data && !error && <Awaited key={date} label={LOADING} height={480} className={classes.canvas} onRetry={retry} />}
        {data && !isReturned(data.dispatchMap) && <MissingDay why="the map" />}
        {data?.dispatchMap.isFromJobs && <FromJobsNote />}
        {data && isReturned(data.dispatchMap) && (
          <Day day={data.dispatchMap} place={place} date={date} onChoose={choose} preview={preview} />
        )}
      </PlanPreviewProvider>
    </ActionsProvider>
  )
}
