import { Button, Text } from '@mantine/core'
import type { ActionTarget } from '../../visits/actionTarget.ts'
import { clashesIn } from '../fields/conflict.ts'
import type { ApiError } from '../../../lib/api/apiError.ts'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { AppDialog } from '../../../components/overlays/AppDialog.tsx'
import classes from './ClashDialog.module.css'

interface ClashDialogProps {
  readonly target: ActionTarget
  readonly problem: ApiError
  readonly onOverride: () => void
  readonly onPutBack: () => void
}

export function ClashDialog({ target, problem, onOverride, onPutBack }: ClashDialogProps) {
  const format = useFormat()
  const clashes = clashesIn(problem)
  return (
    <AppDialog
      isOpen
      onClose={onPutBack}
      title={clashes.length > 0 ? `${target.name} overlaps another visit` : `Book ${target.name} anyway?`}
      actions={
        <>
          <Button variant="default" onClick={onPutBack}>
            Cancel move
          </Button>
          <Button onClick={onOverride} data-autofocus>
            Book anyway
          </Button>
        </>
      }
    >
      <Text>{problem.message}</Text>
      {clashes.length > 0 && (
        <ul className={classes.clashes}>
          {clashes.map(({ visitId, staffId, jobNumber, startAt, endAt }) => (
            <li key={`${visitId}/${staffId}`}>
              <strong>{jobNumber ?? 'Another visit'}</strong>
              {startAt !== null &&
                ` ${format.shortDayOf(startAt)}, ${endAt === null ? format.getTime(startAt) : format.timeRange(startAt, endAt)}`}
            </li>
          ))}
        </ul>
      )}
    </AppDialog>
  )
}
