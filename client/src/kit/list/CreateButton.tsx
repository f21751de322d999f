import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useHolds } from '../../shared/session/useHolds.ts'
import { usePageKeys } from '../../shared/ui/usePageKeys.ts'
import type { List } from './defineList.ts'

interface CreateButtonProps {
  readonly create: NonNullable<List['create']>
  /** The page has a more telling button for the same: this one steps back. */
  readonly isSecondary: boolean
}

function OfferedButton({ create: { label, to, needs }, isSecondary }: CreateButtonProps) {
  const mayCreate = useHolds(needs)
  const navigate = useNavigate()
  const open = (): void => {
    if (mayCreate) void navigate(to)
  }
  usePageKeys([['n', open]])
  if (!mayCreate) return null
  return (
    <Button
      component={Link}
      to={to}
      variant={isSecondary ? 'default' : 'filled'}
      leftSection={<IconPlus size={16} aria-hidden />}
      title={`${label} (N)`}
      aria-keyshortcuts="N"
    >
      {label}
    </Button>
  )
}

/** Creates a record; N does the same. Nothing for those who may not. */
export function CreateButton({ list: { create }, isSecondary }: { readonly list: Pick<List, 'create'>; readonly isSecondary: boolean }) {
  return create && <OfferedButton create={create} isSecondary={isSecondary} />
}
