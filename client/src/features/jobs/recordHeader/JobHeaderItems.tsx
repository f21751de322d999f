import { Menu } from '@mantine/core'
import { IconClipboardCheck, IconCopy, IconFileText, IconPencil, IconPrinter, type TablerIcon } from '@tabler/icons-react'
import { ButtonMenu } from '../../../components/overlays/ButtonMenu.ts'
import { useCharacterKeys } from '../../../components/page/characterKeys.ts'
import { Kbd } from '../../../components/page/Kbd.tsx'
import type { PopupOfButton } from '../../../components/overlays/usePopupButton.ts'
import { ActionItems } from '../../../components/actions/ActionItems.tsx'
import { DeleteItem } from '../../../components/actions/deletes/DeleteItem.tsx'
import { jobActions } from '../actions/jobActions.ts'
import type { JobCommands } from './useJobCommands.ts'
import classes from '../../../components/record/HeadBar.module.css'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'

interface JobHeaderItemsProps {
  readonly popup: PopupOfButton
  readonly names: readonly JobAction[]
  /** Names the visit that the actions apply to, if there are several. */
  readonly what: string | null
  readonly onAction: (action: JobAction) => void
  readonly commands: JobCommands
}

interface Command {
  readonly name: Exclude<keyof JobCommands, 'remove'>
  readonly label: string
  readonly Icon: TablerIcon
  readonly shortcut?: string
}

const all: readonly Command[] = [
  { name: 'edit', label: 'Edit', Icon: IconPencil, shortcut: 'E' },
  { name: 'duplicate', label: 'Duplicate', Icon: IconCopy },
  { name: 'quote', label: 'New quote', Icon: IconFileText },
  { name: 'print', label: 'Print', Icon: IconPrinter, shortcut: 'P' },
  { name: 'report', label: 'Work report', Icon: IconClipboardCheck },
]

export function JobHeaderItems({ popup, names, what, onAction, commands }: JobHeaderItemsProps) {
  const hasCharacterKeys = useCharacterKeys()
  const offered = all.filter(({ name }) => commands[name])
  return (
    <ButtonMenu {...popup} width={216}>
      {offered.map(({ name, label, Icon, shortcut }) => (
        <Menu.Item
          key={name}
          leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
          rightSection={
            shortcut &&
            hasCharacterKeys && (
              <span className={classes.shortcut} aria-hidden>
                <Kbd>{shortcut}</Kbd>
              </span>
            )
          }
          aria-keyshortcuts={hasCharacterKeys ? shortcut : undefined}
          onClick={() => commands[name]?.()}
        >
          {label}
        </Menu.Item>
      ))}
      {offered.length > 0 && names.length > 0 && <Menu.Divider />}
      <ActionItems of={jobActions} names={names} what={what} onAction={onAction} />
      {commands.remove && (offered.length > 0 || names.length > 0) && <Menu.Divider />}
      {commands.remove && <DeleteItem {...commands.remove} />}
    </ButtonMenu>
  )
}
