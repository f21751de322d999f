import { IconMessage, IconPhone, IconUserPlus, IconUsers, type TablerIcon } from '@tabler/icons-react'
import { useActions } from '../../../components/actions/ActionsProvider.tsx'
import { phoneHref, textHref } from '../../../lib/phones/formatPhone.ts'
import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { useActingUser } from '../../../lib/session/useActingUser.ts'
import { actionsOf } from '../../jobs/actions/jobActionRules.ts'
import { jobActionSet } from '../../jobs/actions/jobActionSet.ts'
import { getName, subjectOf } from '../../visits/boardJob.ts'
import type { BoardVisitFragment } from '../visits/board.generated.ts'

export interface QuickAction {
  readonly label: string
  readonly name: string
  readonly Icon: TablerIcon
  readonly does: string | (() => void)
}

export function useQuickActions(of: BoardVisitFragment): readonly QuickAction[] {
  const { run } = useActions(jobActionSet)
  const allowed = actionsOf(of.visit, useActingUser())
  const isAlone = useWorksAlone()
  const { status, startAt, endAt } = of.visit
  const actions: QuickAction[] = []
  if (allowed.includes('ASSIGN'))
    actions.push({ label: 'Assign', name: `Assign ${getName(of)}`, Icon: IconUserPlus, does: () => run('ASSIGN', subjectOf(of)) })
  else if (!isAlone && allowed.includes('RESCHEDULE') && status !== 'UNASSIGNED' && startAt !== null && endAt !== null)
    actions.push({
      label: 'Change staff',
      name: `Change staff of ${getName(of)}`,
      Icon: IconUsers,
      does: () => run('RESCHEDULE', { ...subjectOf(of), isStaffChange: true }),
    })
  const { name, phone, phoneCountryCode } = of.customer ?? {}
  const href = phone ? phoneHref(phone, phoneCountryCode ?? null) : null
  if (!href) return actions
  const customer = name ?? 'the customer'
  return [
    ...actions,
    { label: 'Call', name: `Call ${customer}`, Icon: IconPhone, does: href },
    { label: 'Text', name: `Text ${customer}`, Icon: IconMessage, does: textHref(href) },
  ]
}
