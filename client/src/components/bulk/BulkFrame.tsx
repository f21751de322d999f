import { Button } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { AppDialog, DialogActions } from '../overlays/AppDialog.tsx'
import classes from '../form/DialogForm.module.css'
import type { ListRow } from '../list/rows/selection.ts'
import { counted } from '../list/words.ts'
import { StepsProgress } from '../steps/StepsProgress.tsx'
import { BulkResult } from './BulkResult.tsx'
import type { BulkDialogProps } from './defineBulk.ts'
import { useBulkRun } from './useBulkRun.ts'

interface BulkFrameProps<Row extends ListRow, Order> extends BulkDialogProps<Row, Order> {
  /** For buttons where the action's label would mislead. */
  readonly submitLabel?: string
  readonly cancelLabel?: string
  /** Builds the order from the form values; null while they are incomplete: the dialog shows the error at the field. */
  readonly orderOf: () => Order | null
  /** No rows left: disables the button. */
  readonly isEmpty?: boolean
  /** There is nothing to apply, or not yet: the dialog can only be closed. */
  readonly isCloseOnly?: boolean
  /** Default: the action's title. */
  readonly title?: string
  /** `isAside` of `AppDialog`. */
  readonly isAside?: boolean
  readonly children: ReactNode
}

/** A bulk action's dialog: questions, progress, result. Closes automatically if all rows succeeded without remarks. */
export function BulkFrame<Row extends ListRow, Order>(props: BulkFrameProps<Row, Order>) {
  const {
    bulk,
    action,
    rows,
    onDone,
    onClose,
    submitLabel = action.label,
    cancelLabel = 'Cancel',
    orderOf,
    isEmpty = false,
    isCloseOnly = false,
    title,
    isAside = false,
    children,
  } = props
  const bulkRun = useBulkRun<Row>({
    bulk,
    action,
    onEnd: (ids, isWhole) => {
      onDone(ids)
      if (isWhole) onClose()
    },
  })
  const { run } = bulkRun
  const asked = run?.plan.rows ?? rows
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    const order = orderOf()
    if (order) void bulkRun.start(order, asked)
  }
  return (
    <AppDialog
      isOpen
      onClose={run?.progress ? () => undefined : onClose}
      title={title ?? action.title(counted(bulk.noun, asked.length), asked.length)}
      size={isAside ? 440 : 520}
      isAside={isAside}
    >
      {run?.progress && <StepsProgress {...run.progress} onStop={bulkRun.stop} />}
      {run && !run.progress && <BulkResult bulk={bulk} done={action.done} bulkRun={bulkRun} onClose={onClose} />}
      {!run && (
        <form onSubmit={begin} noValidate className={classes.form}>
          {children}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {isCloseOnly ? 'Close' : cancelLabel}
            </Button>
            {!isCloseOnly && (
              <Button type="submit" disabled={isEmpty} color={action.isDestructive ? 'red' : undefined}>
                {submitLabel}
              </Button>
            )}
          </DialogActions>
        </form>
      )}
    </AppDialog>
  )
}
