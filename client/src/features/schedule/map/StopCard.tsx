import type { Arrival } from '../../visits/predictArrivals.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconCalendarWeek, IconChevronDown, IconMapPinPlus, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { paths } from '../../../lib/paths.ts'
import { StaffAvatars } from '../../../components/status/StaffAvatars.tsx'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { changedSearch } from '../head/boardAddress.ts'
import { getName } from '../../visits/boardJob.ts'
import { VisitMenu } from '../VisitMenu.tsx'
import { ArrivalNote } from '../../visits/ArrivalNote.tsx'
import { formatTime } from '../board/visitText.ts'
import { getPlace } from '@callout/contracts/jobs/routes'
import classes from './StopCard.module.css'

interface StopCardProps {
  readonly of: BoardVisitFragment
  readonly date: string
  readonly arrival: Arrival | undefined
  readonly planned: string | undefined
  readonly onClose: () => void
  /** undefined: not permitted. */
  readonly onLocate: (() => void) | undefined
}

export function StopCard({ of, date, arrival, planned, onClose, onLocate }: StopCardProps) {
  const format = useFormat()
  const { search } = useLocation()
  const [button, setButton] = useState<HTMLElement | null>(null)
  const board = changedSearch(new URLSearchParams(search), { view: 'day', date })
  board.set('visit', of.id)
  return (
    <section className={classes.card} aria-label="Chosen visit">
      <div className={classes.top}>
        <strong className={classes.title} dir="auto">
          {of.customer?.name ?? of.title ?? getName(of)}
        </strong>
        <ActionIcon variant="subtle" color="gray" size={32} aria-label="Close" onClick={onClose}>
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </div>
      <p className="hint" dir="auto">
        {[of.title, getName(of)].filter(Boolean).join(' · ')}
      </p>
      <p className={`row ${classes.line}`}>
        {formatTime(of, format)} <StatusBadge of={of.visit} />
      </p>
      <ArrivalNote arrival={arrival} of={of} />
      {planned && <p className={classes.planned}>{planned}</p>}
      {of.address && (
        <p className="hint" dir="auto">
          {of.address}
        </p>
      )}
      <StaffAvatars staff={of.visit.staff} withNames emptyLabel="Unassigned" />
      <div className={`wrap ${classes.tools}`}>
        <Button
          variant="default"
          aria-haspopup="menu"
          aria-expanded={button !== null}
          rightSection={<IconChevronDown size={15} aria-hidden />}
          onClick={(event) => setButton(event.currentTarget)}
        >
          Actions
        </Button>
        <Button
          component={Link}
          to={`${paths.schedule()}?${board}`}
          variant="default"
          leftSection={<IconCalendarWeek size={15} aria-hidden />}
        >
          Show on schedule
        </Button>
        {onLocate && of.property && (
          <Button variant="default" leftSection={<IconMapPinPlus size={15} aria-hidden />} onClick={onLocate}>
            {getPlace(of) ? 'Change location' : 'Set location'}
          </Button>
        )}
      </div>
      {button && <VisitMenu of={of} arrival={arrival} button={button} onClose={() => setButton(null)} />}
    </section>
  )
}
