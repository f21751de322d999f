import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { PushDialog, WeekPlanDialog } from '../planning/lazyDialogs.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconCalendarPlus, IconCalendarShare, IconChartBar, IconDots, IconPrinter, IconUserShare } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { ButtonMenu } from '../../../components/overlays/ButtonMenu.ts'
import { paths } from '../../../lib/paths.ts'
import { withBranch } from '../../../lib/session/branchChoice.ts'
import { usePopupButton } from '../../../components/overlays/usePopupButton.ts'
import type { BoardPersonFragment, BoardVisitFragment } from '../visits/board.generated.ts'
import { DaySheet } from './DaySheet.tsx'

interface DayMoreProps {
  readonly date: string
  readonly people: readonly BoardPersonFragment[] | null
  readonly visits: readonly BoardVisitFragment[]
  readonly branchId: string | null
  readonly mayPlan: boolean
  readonly mayPlanDay: boolean
  /** Opens the reassign plan; null: the day is over, not permitted, or an individual's. */
  readonly onReassign: (() => void) | null
  /** Phones have no room for its button. */
  readonly hasCapacity: boolean
}

export function DayMore({ date, branchId, people, visits, mayPlan, mayPlanDay, onReassign, hasCapacity }: DayMoreProps) {
  const { buttonProps, popup } = usePopupButton('menu', [PushDialog])
  const isAlone = useWorksAlone()
  const [isPlanning, setIsPlanning] = useState(false)
  const [isPushing, setIsPushing] = useState(false)
  const [printed, setPrinted] = useState<string | null>(null)
  const waiting = visits.filter(({ visit }) => visit.status === 'ASSIGNED' || visit.status === 'UNASSIGNED')
  if (!people?.length && waiting.length === 0) return null
  const person = people?.find(({ id }) => id === printed)
  return (
    <>
      <ActionIcon {...buttonProps} variant="default" size={36} aria-label="More for this day">
        <IconDots size={18} aria-hidden />
      </ActionIcon>
      {popup && (
        <ButtonMenu {...popup} width={240}>
          {mayPlan && waiting.length > 0 && (
            <Menu.Item leftSection={<IconCalendarShare size={16} stroke={1.75} aria-hidden />} onClick={() => setIsPushing(true)}>
              Move the rest of the day
            </Menu.Item>
          )}
          {onReassign && waiting.some(({ visit }) => visit.status === 'ASSIGNED') && (
            <Menu.Item leftSection={<IconUserShare size={16} stroke={1.75} aria-hidden />} onClick={onReassign}>
              Reassign someone’s visits
            </Menu.Item>
          )}
          {mayPlanDay && (
            <Menu.Item leftSection={<IconCalendarPlus size={16} stroke={1.75} aria-hidden />} onClick={() => setIsPlanning(true)}>
              Plan the coming days
            </Menu.Item>
          )}
          {hasCapacity && (
            <Menu.Item
              component={Link}
              to={withBranch(paths.capacity(), branchId)}
              leftSection={<IconChartBar size={16} stroke={1.75} aria-hidden />}
            >
              Capacity
            </Menu.Item>
          )}
          {people && people.length > 0 && !isAlone && <Menu.Label>Print a day</Menu.Label>}
          {people?.map(({ id, name }) => (
            <Menu.Item key={id} leftSection={<IconPrinter size={16} stroke={1.75} aria-hidden />} onClick={() => setPrinted(id)}>
              <span dir="auto">{isAlone ? 'Print this day' : (name ?? 'Unknown')}</span>
            </Menu.Item>
          ))}
        </ButtonMenu>
      )}
      {isPlanning && <WeekPlanDialog from={date} branchId={branchId} onClose={() => setIsPlanning(false)} />}
      {isPushing && <PushDialog date={date} visits={waiting} onClose={() => setIsPushing(false)} />}
      {person && <DaySheet date={date} person={person} visits={visits} onPrinted={() => setPrinted(null)} />}
    </>
  )
}
