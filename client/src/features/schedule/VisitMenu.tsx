import { useWorksAlone } from '../../lib/session/onSite.ts'
import type { Arrival } from '../visits/predictArrivals.ts'
import { Menu } from '@mantine/core'
import { IconCalendarDown, IconExternalLink, IconMap2 } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { ActionItems } from '../../components/actions/ActionItems.tsx'
import { useActions } from '../../components/actions/ActionsProvider.tsx'
import { actionsOf } from '../jobs/actions/jobActionRules.ts'
import { jobActionSet } from '../jobs/actions/jobActionSet.ts'
import { jobActions } from '../jobs/actions/jobActions.ts'
import { wallTimeOf } from '@callout/contracts/time'
import { useFormat } from '../../lib/format/useFormat.ts'
import { paths } from '../../lib/paths.ts'
import { useActingUser } from '../../lib/session/useActingUser.ts'
import { statusWord } from '../../components/status/statusTable.ts'
import { ButtonMenu } from '../../components/overlays/ButtonMenu.ts'
import type { BoardVisitFragment } from './visits/board.generated.ts'
import { changedSearch } from './head/boardAddress.ts'
import { getName, subjectOf } from '../visits/boardJob.ts'
import { saveCalendarFile } from './head/calendarFile.ts'
import { ArrivalNote } from '../visits/ArrivalNote.tsx'
import { formatTime } from './board/visitText.ts'
import { useQuickActions } from './peek/useQuickActions.ts'
import classes from './VisitMenu.module.css'

interface VisitMenuProps {
  readonly of: BoardVisitFragment
  readonly button: HTMLElement
  readonly onClose: () => void
  readonly arrival: Arrival | undefined
}

/** Link to the visit on the map, with the board's filters. */
function mapOf(visitId: string, date: string, search: string): string {
  const to = changedSearch(changedSearch(new URLSearchParams(search), { view: null, date }), { visitId })
  return `${paths.map()}?${to}`
}

export function VisitMenu({ of, button, onClose, arrival }: VisitMenuProps) {
  const { run } = useActions(jobActionSet)
  const user = useActingUser()
  const format = useFormat()
  const { pathname, search } = useLocation()
  const names = actionsOf(of.visit, user)
  // Assigning is among the actions below.
  const quick = useQuickActions(of).filter(({ label }) => label !== 'Assign')
  const isAlone = useWorksAlone()
  const staff = (of.visit.staff ?? []).map(({ name }) => name ?? 'Unknown').join(', ')
  const close = (): void => {
    button.focus({ preventScroll: true })
    onClose()
  }
  return (
    <ButtonMenu id="board-visit" button={button} isOpen onChange={(isOpen) => !isOpen && close()} width={280}>
      <div className={`hint ${classes.menuHead}`}>
        <strong dir="auto">{of.title ?? getName(of)}</strong>
        <span>
          {getName(of)} · {statusWord(of.visit)}
        </span>
        <span>{formatTime(of, format)}</span>
        <ArrivalNote arrival={arrival} of={of} />
        {of.customer?.name && <span dir="auto">{of.customer.name}</span>}
        {of.address && <span dir="auto">{of.address}</span>}
        {!(isAlone && staff) && <span dir="auto">{staff || 'Unassigned'}</span>}
      </div>
      <Menu.Divider />
      {of.jobId !== null && (
        <Menu.Item
          component={Link}
          to={paths.job(of.jobId)}
          state={{ from: pathname + search }}
          leftSection={<IconExternalLink size={16} stroke={1.75} aria-hidden />}
        >
          Open job
        </Menu.Item>
      )}
      {of.visit.startAt !== null && pathname !== paths.map() && (
        <Menu.Item
          component={Link}
          to={mapOf(of.id, wallTimeOf(of.visit.startAt, format.timeZone).date, search)}
          leftSection={<IconMap2 size={16} stroke={1.75} aria-hidden />}
        >
          Show on map
        </Menu.Item>
      )}
      {of.visit.startAt !== null && (
        <Menu.Item leftSection={<IconCalendarDown size={16} stroke={1.75} aria-hidden />} onClick={() => saveCalendarFile(of)}>
          Download .ics
        </Menu.Item>
      )}
      {quick.length > 0 && <Menu.Divider />}
      {quick.map(({ label, Icon, does }) =>
        typeof does === 'string' ? (
          <Menu.Item key={label} component="a" href={does} leftSection={<Icon size={16} stroke={1.75} aria-hidden />}>
            {label}
          </Menu.Item>
        ) : (
          <Menu.Item key={label} leftSection={<Icon size={16} stroke={1.75} aria-hidden />} onClick={does}>
            {label}
          </Menu.Item>
        ),
      )}
      {names.length > 0 && <Menu.Divider />}
      <ActionItems of={jobActions} names={names} onAction={(name) => run(name, subjectOf(of))} />
    </ButtonMenu>
  )
}
