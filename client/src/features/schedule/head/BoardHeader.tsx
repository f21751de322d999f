import { addDays } from '@callout/contracts/time'
import { ActionIcon, Button, SegmentedControl } from '@mantine/core'
import { IconAdjustmentsHorizontal, IconCalendar, IconChevronLeft, IconChevronRight, IconLayoutSidebarRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { addMonths, monthOf } from '../../../components/fields/days/monthGrid.ts'
import { formatDay } from '@callout/contracts/text/day'
import { formatShortDay } from '../../../lib/format/dates.ts'
import { paths } from '../../../lib/paths.ts'
import { BRANCH } from '../../../lib/session/branchChoice.ts'
import { useShortcutHint } from '../../../components/page/characterKeys.ts'
import { usePageKeys } from '../../../components/page/usePageKeys.ts'
import { usePopupButton } from '../../../components/overlays/usePopupButton.ts'
import { type BoardPlace, type BoardView, boardViews, changedSearch } from './boardAddress.ts'
import { OptionsPanel } from './OptionsPanel.tsx'
import { useBoardSearch } from './useBoardSearch.ts'
import classes from './BoardHeader.module.css'
import { PageTitle } from '../../../components/page/PageHeader.tsx'
import { useIsPhone } from '../../../components/theme/breakpoints.ts'
import { DatePanel } from './DatePanel.tsx'

interface BoardHeaderProps {
  readonly title: string
  readonly actions?: ReactNode
  readonly place: BoardPlace
  readonly view: BoardView
  readonly date: string
  readonly today: string
  readonly week: readonly [from: string, to: string]
  /** The tray; null: none. */
  readonly tray: { readonly isOpen: boolean; readonly count: number | null; toggle(this: void): void } | null
}

function formatSpan(view: BoardView, date: string, [from, to]: readonly [string, string], isShort: boolean): string {
  if (view === 'month') return formatDay(date, 'MMMM yyyy')
  if (view !== 'week') return isShort ? formatShortDay(date) : `${formatShortDay(date)}, ${date.slice(0, 4)}`
  const last = from.slice(0, 7) === to.slice(0, 7) ? formatDay(to, 'd, yyyy') : formatDay(to, 'MMM d, yyyy')
  return `${formatDay(from, 'MMM d')} – ${last}`
}

const moved = (view: BoardView, date: string, by: 1 | -1): string =>
  view === 'month' ? `${addMonths(monthOf(date), by)}-01` : addDays(date, view === 'week' ? 7 * by : by)

export function BoardHeader({ title, actions, ...bar }: BoardHeaderProps) {
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={`row ${classes.top}`} data-full-width>
        <h1 className={classes.title}>{title}</h1>
        {actions && <div className="wrap gap8">{actions}</div>}
      </div>
      <Bar {...bar} />
    </>
  )
}

function Bar({ place, view, date, today, week, tray }: Omit<BoardHeaderProps, 'title' | 'actions'>) {
  const { search, setSearch, choose } = useBoardSearch()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const { buttonProps, popup } = usePopupButton('dialog')
  const options = usePopupButton('dialog')
  const go = (change: Parameters<typeof changedSearch>[1]): void => setSearch(changedSearch(search, change), { preventScrollReset: true })
  const goTo = (day: string): void => go({ date: day === today ? null : day })
  const show = (next: BoardView): void => {
    if (next === 'list')
      return void navigate(paths.jobsWith({ from: date, to: date, sort: 'start_at', ...(place.branchId && { [BRANCH]: place.branchId }) }))
    const to = changedSearch(search, { view: next === 'map' ? null : next })
    void navigate({ pathname: next === 'map' ? paths.map() : paths.schedule(), search: String(to) }, { preventScrollReset: true })
  }
  usePageKeys([
    ['t', () => goTo(today)],
    ['ArrowLeft', () => document.activeElement === document.body && goTo(moved(view, date, -1))],
    ['ArrowRight', () => document.activeElement === document.body && goTo(moved(view, date, 1))],
  ])
  const hint = useShortcutHint('Today', 'T')
  const noun = view === 'week' || view === 'month' ? view : 'day'
  const filters = place.staffIds.length + place.statuses.length
  return (
    <div className={`row ${classes.bar}`}>
      <div className={classes.dates}>
        <ActionIcon variant="default" size={36} aria-label={`Previous ${noun}`} onClick={() => goTo(moved(view, date, -1))}>
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label={`Next ${noun}`} onClick={() => goTo(moved(view, date, 1))}>
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" onClick={() => goTo(today)} disabled={date === today} {...hint}>
          Today
        </Button>
        <Button
          {...buttonProps}
          variant="subtle"
          color="gray"
          className={classes.date}
          rightSection={<IconCalendar size={16} aria-hidden />}
        >
          <span aria-live="polite">{formatSpan(view, date, week, isPhone)}</span>
        </Button>
        {popup && <DatePanel popup={popup} date={date} today={today} onChoose={goTo} />}
      </div>
      <div className={classes.tools}>
        <SegmentedControl
          aria-label="View"
          size={isPhone ? 'xs' : 'sm'}
          value={view}
          onChange={(next) => show(next as BoardView)}
          data={Object.entries(boardViews).map(([value, label]) => ({ value, label }))}
        />
        <Button
          {...options.buttonProps}
          variant="default"
          leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
          rightSection={filters > 0 && <span className={classes.count}>{filters}</span>}
        >
          Filters
        </Button>
        {options.popup && (
          <OptionsPanel
            popup={options.popup}
            place={place}
            hasColours={view !== 'map'}
            hasLanes={view === 'day' && !isPhone}
            onChange={(change) => choose(changedSearch(search, change))}
          />
        )}
        {tray && (
          <Button
            variant="default"
            aria-pressed={tray.isOpen}
            className={classes.trayButton}
            leftSection={<IconLayoutSidebarRight size={16} aria-hidden />}
            rightSection={tray.count !== null && tray.count > 0 && <span className={classes.count}>{tray.count}</span>}
            onClick={tray.toggle}
          >
            Unscheduled
          </Button>
        )}
      </div>
    </div>
  )
}
