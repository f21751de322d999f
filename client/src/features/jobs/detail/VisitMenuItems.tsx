import { Menu } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { ButtonMenu } from '../../../shared/ui/ButtonMenu.tsx'
import type { PopupOfButton } from '../../../shared/ui/usePopupButton.ts'
import { ActionItems } from '../../../parts/jobs/actions/ActionItems.tsx'
import type { JobAction } from '../../../parts/jobs/jobs.generated.ts'

interface VisitMenuItemsProps {
  readonly popup: PopupOfButton
  readonly actions: readonly JobAction[]
  readonly onAction: (action: JobAction) => void
  /** null: this person may not. */
  readonly editAddress: string | null
}

/** What opens below the button of a visit. */
export function VisitMenuItems({ popup, actions, onAction, editAddress }: VisitMenuItemsProps) {
  const { state } = useLocation() as { readonly state: unknown }
  return (
    <ButtonMenu {...popup} width={200}>
      {editAddress && (
        <Menu.Item component={Link} to={editAddress} state={state} leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}>
          Edit this visit
        </Menu.Item>
      )}
      {editAddress && actions.length > 0 && <Menu.Divider />}
      <ActionItems actions={actions} onAction={onAction} />
    </ButtonMenu>
  )
}
