import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { BulkDialogProps } from '../../../components/bulk/defineBulk.ts'
import { paths } from '../../../lib/paths.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import type { CustomerRowFragment } from '../list/customerList.generated.ts'

/** Merges two selected customers on the first one's page; more can't be merged at once. */
export function BulkMergeDialog({ rows, onClose }: BulkDialogProps<CustomerRowFragment, unknown>) {
  const navigate = useNavigate()
  const [first, second, ...others] = rows
  const to = first && second && others.length === 0 ? paths.mergeCustomers(first.id, second.id) : null
  useEffect(() => {
    if (to !== null) void navigate(to)
  }, [navigate, to])
  if (to !== null) return null
  return (
    <AppDialog
      isOpen
      onClose={onClose}
      title="Select two customers"
      actions={
        <Button onClick={onClose} data-autofocus>
          OK
        </Button>
      }
    >
      Customers are merged two at a time.
    </AppDialog>
  )
}
