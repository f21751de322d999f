import { useFormat } from '../../lib/format/useFormat.ts'
import { isDeviceOffline } from '../../lib/api/reach.ts'
import { Button } from '@mantine/core'
import { isAway } from '../../lib/api/apiError.ts'
import { SkeletonBar, waiting } from '../../components/states/SkeletonBar.tsx'
import type { KindResults } from './useSearchResults.ts'
import classes from './PaletteDialog.module.css'
import { LONG_MS, NOTICED_MS, useLasting } from '../../components/states/StillLoading.tsx'

interface PaletteNotesProps {
  readonly search: string
  readonly hint: string
  readonly found: readonly KindResults[]
  readonly isEmpty: boolean
  readonly isWaiting: boolean
  readonly onRetry: () => void
}

const joined = new Intl.ListFormat('en', { type: 'disjunction' })

const isFromDevice = ({ found }: KindResults): boolean => found?.storedAt !== undefined

/** Names the kinds that could not be searched; null if all were. */
function getProblem(found: readonly KindResults[], failed: readonly KindResults[]): string | null {
  const isAnyAway = failed.some(({ error }) => error !== null && isAway(error)) || found.some(isFromDevice)
  if (isAnyAway) return isDeviceOffline() ? 'You’re offline.' : 'Can’t reach the server.'
  if (failed.length === 0) return null
  return `Couldn’t search ${joined.format(failed.map(({ kind }) => kind.label.toLowerCase()))}.`
}

/** Unix seconds of the oldest copy among the rows from this device; null without such rows. */
function oldestCopy(found: readonly KindResults[]): number | null {
  const times = found.flatMap((kind) => kind.found?.storedAt ?? [])
  return times.length > 0 ? Math.floor(Math.min(...times) / 1000) : null
}

export function PaletteNotes({ search, hint, found, isEmpty, isWaiting, onRetry }: PaletteNotesProps) {
  const isNoticed = useLasting(isWaiting, NOTICED_MS)
  const isLong = useLasting(isWaiting, LONG_MS)
  const failed = found.filter((item) => item.found === undefined && item.error !== undefined)
  const problem = getProblem(found, failed)
  const format = useFormat()
  const storedAt = oldestCopy(found)
  const isStored = found.some(isFromDevice)
  const retry = (
    <Button size="compact-sm" variant="default" onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <>
      {isNoticed && (
        <div className={`stack ${classes.waiting} ${waiting}`} aria-hidden>
          <SkeletonBar height={12} width="60%" radius="sm" />
          <SkeletonBar height={12} width="45%" radius="sm" />
        </div>
      )}
      {problem !== null && (
        <p className={classes.note} role="alert">
          <span>
            {problem} {storedAt !== null && `Found on this device. ${format.asOf(storedAt)}`}
          </span>
          {!isWaiting && retry}
        </p>
      )}
      <p className="only-read-out" role="status">
        {isNoticed && !isLong ? 'Searching' : ''}
      </p>
      {isLong && (
        <p className={classes.note} role="status">
          Still searching…
          {retry}
        </p>
      )}
      {search === '' && <p className={classes.note}>{hint}</p>}
      {isEmpty && search !== '' && !isWaiting && (isStored || problem === null) && (
        <p className={classes.note} role="status">
          {isStored ? `Nothing on this device matches “${search}”` : `Nothing matches “${search}”`}
        </p>
      )}
    </>
  )
}
