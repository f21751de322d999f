import { Menu } from '@mantine/core'
import type { JobAction } from '../jobs.generated.ts'
import { actionIcons } from './actionIcons.ts'
import { actionLabel, isDestructive, visitSuffix } from './jobActions.ts'

interface ActionItemsProps {
  readonly actions: readonly JobAction[]
  readonly onAction: (action: JobAction) => void
  /** Where it has to be said which visit is meant. */
  readonly visitNumber?: number | null | undefined
}

/** Actions as entries of a menu; what ends a visit stands apart. */
export function ActionItems({ actions, onAction, visitNumber }: ActionItemsProps) {
  const firstDestructive = actions.findIndex(isDestructive)
  return actions.map((action, place) => {
    const Icon = actionIcons[action]
    return [
      place > 0 && place === firstDestructive && <Menu.Divider key="divider" />,
      <Menu.Item
        key={action}
        color={isDestructive(action) ? 'var(--co-red-text)' : undefined}
        leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
        onClick={() => onAction(action)}
      >
        {actionLabel(action) + visitSuffix(action, visitNumber)}
      </Menu.Item>,
    ]
  })
}
