import type { ListRow } from '../list/rows/selection.ts'
import { BulkFrame } from './BulkFrame.tsx'
import type { BulkDialogProps } from './defineBulk.ts'
import classes from './Bulk.module.css'

/** For what needs no answers. */
export const BulkConfirm = <Row extends ListRow>(props: BulkDialogProps<Row, unknown>) => (
  <BulkFrame {...props} orderOf={() => ({})}>
    {props.action.hint && <p className={classes.hint}>{props.action.hint}</p>}
  </BulkFrame>
)
