import { Menu } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import type { JobAction } from '../jobs.generated.ts'
import { ButtonMenu } from '../../../shared/ui/ButtonMenu.tsx'
import type { PopupOfButton } from '../../../shared/ui/usePopupButton.ts'
import { ActionItems } from './ActionItems.tsx'

interface JobActionItemsProps {
  readonly popup: PopupOfButton
  readonly actions: readonly JobAction[]
  readonly onAction: (action: JobAction) => void
  readonly onDelete: (() => void) | undefined
}

/** What opens below a row's button. */
export function JobActionItems({ popup, actions, onAction, onDelete }: JobActionItemsProps) {
  return (
    <ButtonMenu {...popup} width={200}>
      <ActionItems actions={actions} onAction={onAction} />
      {onDelete && actions.length > 0 && <Menu.Divider />}
      {onDelete && (
        <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.75} aria-hidden />} onClick={onDelete}>
          Delete
        </Menu.Item>
      )}
    </ButtonMenu>
  )
}
