import { Button, Popover } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import { popupMiddlewares, PopupAnchor } from '../../../components/overlays/PopupAnchor.tsx'
import { StatusBadge } from '../../../components/status/StatusBadge.tsx'
import { isKey } from '../../../lib/isKey.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { getName } from '../../visits/boardJob.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'
import { formatTime } from '../board/visitText.ts'
import { useQuickActions } from './useQuickActions.ts'
import classes from './VisitPeek.module.css'

export interface VisitPeekCardProps {
  readonly of: BoardVisitFragment
  readonly anchor: HTMLElement
  readonly onPointer: (isInside: boolean) => void
  readonly onClose: () => void
}

export function VisitPeekCard({ of, anchor, onPointer, onClose }: VisitPeekCardProps) {
  const format = useFormat()
  const actions = useQuickActions(of)
  const card = useRef<HTMLDivElement>(null)
  const staff = (of.visit.staff ?? []).map(({ name }) => name ?? 'Unknown').join(', ')
  const leave = (): void => {
    anchor.focus({ preventScroll: true })
    onClose()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isKey(event, 'Escape')) {
      event.preventDefault()
      event.stopPropagation()
      leave()
    }
    if (event.key !== 'Tab') return
    const all = [...(card.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
    const isAtEdge = document.activeElement === (event.shiftKey ? all[0] : all.at(-1))
    if (!isAtEdge) return
    // Forward, the browser continues after the visit's card.
    if (event.shiftKey) event.preventDefault()
    leave()
  }
  return (
    <Popover
      opened
      position="bottom-start"
      offset={4}
      middlewares={popupMiddlewares}
      hideDetached={false}
      closeOnEscape={false}
      returnFocus={false}
    >
      <Popover.Target>
        <PopupAnchor button={anchor} />
      </Popover.Target>
      <Popover.Dropdown
        ref={card}
        data-peek
        aria-labelledby={undefined}
        aria-label={`Visit: ${getName(of)}`}
        className={classes.peek}
        onKeyDown={onKeyDown}
        onPointerEnter={() => onPointer(true)}
        onPointerLeave={() => onPointer(false)}
        onBlur={({ relatedTarget }) => !(card.current?.contains(relatedTarget) || anchor.contains(relatedTarget)) && onClose()}
      >
        <span className={`row ${classes.time}`}>
          {formatTime(of, format)} <StatusBadge of={of.visit} />
        </span>
        <strong className={classes.title} dir="auto">
          {of.customer?.name ?? of.title ?? getName(of)}
        </strong>
        <span dir="auto">{[of.title, getName(of)].filter(Boolean).join(' · ')}</span>
        <span className="dim" dir="auto">
          {staff || 'Unassigned'}
        </span>
        {actions.length > 0 && (
          <span className={`wrap ${classes.actions}`}>
            {actions.map(({ label, name, Icon, does }) =>
              typeof does === 'string' ? (
                <Button
                  key={label}
                  component="a"
                  href={does}
                  variant="default"
                  size="compact-sm"
                  leftSection={<Icon size={14} aria-hidden />}
                  aria-label={name}
                >
                  {label}
                </Button>
              ) : (
                <Button
                  key={label}
                  variant="default"
                  size="compact-sm"
                  leftSection={<Icon size={14} aria-hidden />}
                  aria-label={name}
                  onClick={() => {
                    leave()
                    does()
                  }}
                >
                  {label}
                </Button>
              ),
            )}
          </span>
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
