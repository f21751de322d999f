import { BulkActions } from '../../../kit/bulk/BulkActions.tsx'
import { BulkDelete } from '../../../kit/bulk/BulkDelete.tsx'
import type { BulkBarProps } from '../../../kit/list/defineList.ts'
import { customerDeletes } from '../deletes/customerDeletes.ts'
import type { CustomerRowFragment } from '../list/customerList.generated.ts'
import { customerBulk } from './customerBulk.ts'

/** What can be done to several customers. */
export const CustomerBulkBar = (props: BulkBarProps<CustomerRowFragment>) => (
  <BulkActions bulk={customerBulk} deletes={(selected) => <BulkDelete deletes={customerDeletes} {...selected} />} {...props} />
)
