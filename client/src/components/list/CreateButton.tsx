import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from 'react-router'
import { branchAt, isListByBranch, withBranch } from '../../lib/session/branchChoice.ts'
import { useShortcutHint } from '../page/characterKeys.ts'
import { usePageKeys } from '../page/usePageKeys.ts'
import type { List } from './defineList.ts'
import { useHasAuthority } from '../../lib/session/useAuthority.ts'

interface OfferedProps {
  readonly create: Pick<NonNullable<List['create']>, 'label' | 'to' | 'needs'>
  /** The empty state shows a primary button for the same. */
  readonly isSecondary: boolean
}

function OfferedButton({ create: { label, to, needs }, isSecondary }: OfferedProps) {
  const mayCreate = useHasAuthority(needs)
  const navigate = useNavigate()
  const open = (): void => {
    if (mayCreate) void navigate(to)
  }
  usePageKeys([['n', open, mayCreate ? label : null]])
  const hint = useShortcutHint(label, 'N')
  if (!mayCreate) return null
  return (
    <Button
      component={Link}
      to={to}
      variant={isSecondary ? 'default' : 'filled'}
      leftSection={<IconPlus size={16} aria-hidden />}
      {...hint}
    >
      {label}
    </Button>
  )
}

/** Creates a record in the selected branch; shortcut N. Hidden without the authority. */
export function CreateButton({
  list,
  isSecondary,
}: {
  readonly list: { readonly path: string; readonly create?: OfferedProps['create'] | undefined }
  readonly isSecondary: boolean
}) {
  const { create, path } = list
  const branchId = branchAt(useLocation())
  if (!create) return null
  const to = isListByBranch(path) ? withBranch(create.to, branchId) : create.to
  return <OfferedButton create={{ ...create, to }} isSecondary={isSecondary} />
}
