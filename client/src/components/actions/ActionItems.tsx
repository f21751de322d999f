import { Menu } from '@mantine/core'
import { getLabel } from './actionText.ts'
import type { ActionDisplays } from './defineActions.ts'
import { dialogPartOf } from './actionDialog.ts'

interface ActionItemsProps<Name extends string> {
  readonly of: ActionDisplays<Name>
  readonly names: readonly Name[]
  readonly onAction: (name: Name) => void
  readonly what?: string | null
}

/** Actions as menu items; destructive ones are separated. */
export function ActionItems<Name extends string>({ of, names, onAction, what = null }: ActionItemsProps<Name>) {
  const { actions } = of
  const dialog = dialogPartOf(of)
  const want = (): void => void dialog.preload()
  const firstDestructive = names.findIndex((name) => actions[name].isDestructive)
  return names.map((name, index) => {
    const { Icon, isDestructive = false } = actions[name]
    return [
      index > 0 && index === firstDestructive && <Menu.Divider key="divider" />,
      <Menu.Item
        key={name}
        color={isDestructive ? 'var(--co-red-text)' : undefined}
        leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => onAction(name)}
      >
        {getLabel(actions[name], what)}
      </Menu.Item>,
    ]
  })
}
