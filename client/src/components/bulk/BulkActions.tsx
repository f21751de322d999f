import { type ReactNode, useState } from 'react'
import { useActor } from '../actions/useActor.ts'
import type { BulkBarProps } from '../list/defineList.ts'
import type { ListRow } from '../list/rows/selection.ts'
import { BulkBar, BulkButton } from './BulkBar.tsx'
import type { BulkDeleteProps } from './BulkDelete.tsx'
import type { Bulk, BulkDialogProps } from './defineBulk.ts'
import { BulkFrame } from './BulkFrame.tsx'

/** Default dialog of an action without input. */
const BulkConfirm = <Row extends ListRow>(props: BulkDialogProps<Row, unknown>) => (
  <BulkFrame {...props} getOrder={() => ({})}>
    {props.action.hint && <p className="dim flush">{props.action.hint}</p>}
  </BulkFrame>
)

export type SelectedRows<Row extends ListRow> = Omit<BulkDeleteProps<Row, never>, 'deletes'>

interface BulkActionsProps<Row extends ListRow> extends BulkBarProps<Row> {
  readonly bulk: Bulk<Row>
  /** A `BulkDelete`. */
  readonly deletes?: (selected: SelectedRows<Row>) => ReactNode
}

export function BulkActions<Row extends ListRow>({ bulk, deletes, selection, rowsKey, children }: BulkActionsProps<Row>) {
  const actor = useActor()
  const [open, setOpen] = useState<string | null>(null)
  const { rows } = selection
  const action = open === null ? undefined : bulk.actions[open]
  const Dialog = action?.Dialog ?? BulkConfirm
  return (
    <BulkBar
      selection={selection}
      noun={bulk.noun}
      actions={({ goToSelected }) => (
        <>
          {Object.entries(bulk.actions).map(([kind, { label, Icon, does }]) => (
            <BulkButton
              key={kind}
              label={label}
              Icon={Icon}
              isDisabled={!rows.some((row) => typeof does(row, actor) === 'string')}
              onClick={() => setOpen(kind)}
            />
          ))}
          {deletes?.({ selection, rowsKey, goToSelected })}
          {action && <Dialog bulk={bulk} action={action} rows={rows} onDone={selection.drop} onClose={() => setOpen(null)} />}
        </>
      )}
    >
      {children}
    </BulkBar>
  )
}
