import { Menu } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { Link, useLocation } from 'react-router'
import { ActionItems } from '../../../components/actions/ActionItems.tsx'
import type { OpenMenu } from '../../../components/actions/openMenu.ts'
import { jobActions } from '../actions/jobActions.ts'
import type { JobSubject } from '../../visits/actionTarget.ts'
import type { JobAction } from '../../../lib/api/schemaTypes.generated.ts'

interface VisitMenuItemsProps extends OpenMenu<JobAction, JobSubject> {
  /** null: not permitted. */
  readonly editAddress: string | null
}

export function VisitMenuItems({ names, onAction, editAddress }: VisitMenuItemsProps) {
  const { state } = useLocation() as { readonly state: unknown }
  return (
    <>
      {editAddress && (
        <Menu.Item component={Link} to={editAddress} state={state} leftSection={<IconPencil size={16} stroke={1.75} aria-hidden />}>
          Edit this visit
        </Menu.Item>
      )}
      {editAddress && names.length > 0 && <Menu.Divider />}
      <ActionItems of={jobActions} names={names} onAction={(name) => onAction(name)} />
    </>
  )
}
