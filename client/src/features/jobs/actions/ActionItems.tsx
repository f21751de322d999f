import { Menu } from '@mantine/core'
import type { JobAction } from '../jobs.generated.ts'
import { actionIcons } from './actionIcons.ts'
import { actionLabel, isDestructive } from './jobActions.ts'

interface ActionItemsProps {
  readonly actions: readonly JobAction[]
  readonly onAction: (action: JobAction) => void
}

/** Actions as entries of a menu; what ends a visit stands apart. */
export function ActionItems({ actions, onAction }: ActionItemsProps) {
  const firstDestructive = actions.findIndex(isDestructive)
  return actions.map((action, place) => {
    const Icon = actionIcons[action]
    return [
      place > 0 && place === firstDestructive && <Menu.Divider key="divider" />,
      <Menu.Item
        key={action}
        color={isDestructive(action) ? 'red' : undefined}
        leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
        onClick={() => onAction(action)}
      >
        {actionLabel(action)}
      </Menu.Item>,
    ]
  })
}
