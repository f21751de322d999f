import type { Arrival } from '../../visits/predictArrivals.ts'
import { IconMapPinOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { avatarColors } from '../../../components/status/avatarColors.ts'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { ArrivalNote } from '../../visits/ArrivalNote.tsx'
import { getName } from '../../visits/boardJob.ts'
import { formatTime } from '../board/visitText.ts'
import type { MapStop } from './mapDay.ts'
import classes from './MapList.module.css'

interface StopRowProps {
  readonly stop: MapStop
  readonly color: string | null
  readonly isChosen: boolean
  readonly isEntry: boolean
  readonly arrival: Arrival | undefined
  readonly planned: string | undefined
  readonly onChoose: () => void
  readonly children?: ReactNode
}

export function StopRow({
  stop: { key, of, number, place },
  color,
  isChosen,
  isEntry,
  arrival,
  planned,
  onChoose,
  children,
}: StopRowProps) {
  const format = useFormat()
  return (
    <li className={`row ${classes.stop}`} data-chosen={isChosen || undefined}>
      <button
        type="button"
        className={`fill ${classes.choice}`}
        data-stop={key}
        data-visit={of.id}
        tabIndex={isEntry ? 0 : -1}
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        <span className={classes.number} style={number === null ? undefined : avatarColors(color)} data-none={number === null || undefined}>
          {number ?? '–'}
        </span>
        <span className={`fill ${classes.text}`}>
          <span className={`small ${classes.time}`}>{formatTime(of, format)}</span>
          <strong dir="auto">{of.customer?.name ?? of.title ?? getName(of)}</strong>
          <span className={`small ${classes.soft}`} dir="auto">
            {of.address ?? [of.title, getName(of)].filter(Boolean).join(' · ')}
          </span>
          <span className={`row ${classes.marks}`}>
            <StatusBadge of={of.visit} />
            <ArrivalNote arrival={arrival} of={of} />
            {!place && (
              <span className={`inline ${classes.lost}`}>
                <IconMapPinOff size={13} aria-hidden /> No location
              </span>
            )}
            {planned && <span className={classes.planned}>{planned}</span>}
          </span>
        </span>
      </button>
      {children}
    </li>
  )
}
