import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { FormEvent, ReactNode } from 'react'
import { DialogActions } from '../overlays/AppDialog.tsx'
import classes from '../form/DialogForm.module.css'
import type { ListRow } from '../list/rows/selection.ts'
import { counted } from '../list/listText.ts'
import { ResultList } from '../steps/ResultList.tsx'
import { StepsDialog } from '../steps/StepsDialog.tsx'
import bulkClasses from './Bulk.module.css'
import { doneText, failedText } from './bulkText.ts'
import type { BulkDialogProps } from './defineBulk.ts'
import { useBulkRun } from './useBulkRun.ts'

interface BulkFrameProps<Row extends ListRow, Order> extends BulkDialogProps<Row, Order> {
  /** For buttons where the action's label would mislead. */
  readonly submitLabel?: string
  readonly cancelLabel?: string
  /** Builds the order from the form values; null while they are incomplete: the dialog shows the error at the field. */
  readonly getOrder: () => Order | null
  /** No rows left: disables the button. */
  readonly isEmpty?: boolean
  readonly isCloseOnly?: boolean
  /** Default: the action's title. */
  readonly title?: string
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
    getOrder,
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
  const { steps, warnings, retry, retryableCount, override, clashCount } = bulkRun
  const { run } = steps
  const asked = run?.plan.rows ?? rows
  const labels = { noun: bulk.noun, done: action.done }
  const remarked = (run?.steps ?? []).flatMap(({ key, name }) => {
    const message = warnings.get(key)
    return message === undefined ? [] : [{ id: key, ...name, message }]
  })
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    const order = getOrder()
    if (order) void bulkRun.start(order, asked)
  }
  return (
    <StepsDialog
      steps={steps}
      title={title ?? action.title(counted(bulk.noun, asked.length), asked.length)}
      size={isAside ? 440 : 520}
      isAside={isAside}
      noun={bulk.noun}
      failedTitle={(count) => failedText(labels, count)}
      uncertainTitle={(count) => `${counted(bulk.noun, count)} sent, not confirmed yet`}
      summary={({ done, left }) => (
        <>
          {done > 0 && (
            <p className={`row ${bulkClasses.done}`} role="status">
              <IconCheck size={18} aria-hidden /> {doneText(labels, done)}.
            </p>
          )}
          {left > 0 && <p className={bulkClasses.left}>Stopped: {counted(bulk.noun, left)} unchanged.</p>}
        </>
      )}
      details={remarked.length > 0 && <ResultList title={`${doneText(labels, remarked.length)}, with a problem:`} rows={remarked} />}
      onClose={onClose}
      actions={clashCount > 0 && <Button variant="default" onClick={override}>{`Save ${clashCount} anyway`}</Button>}
      again={
        retryableCount > 0
          ? { label: retryableCount === 1 ? 'Try this one again' : `Try these ${retryableCount} again`, onClick: retry }
          : null
      }
    >
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
    </StepsDialog>
  )
}
