import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useIsPhone } from '../../../components/theme/breakpoints.ts'
import { paths } from '../../../lib/paths.ts'
import { withBranch } from '../../../lib/session/branchChoice.ts'
import type { BoardView } from './boardAddress.ts'

/** Opens the capacity. Phones have it in the day's menu. */
export function CapacityButton({ branchId, view }: { readonly branchId: string | null; readonly view: BoardView }) {
  if (useIsPhone() && view === 'day') return null
  return (
    <Button variant="default" component={Link} to={withBranch(paths.capacity(), branchId)}>
      Capacity
    </Button>
  )
}
