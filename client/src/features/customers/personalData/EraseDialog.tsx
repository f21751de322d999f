import { useApolloClient } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { StepsProgress } from '../../../components/steps/StepsProgress.tsx'
import { ResultList, type ResultRow } from '../../../components/steps/ResultList.tsx'
import { counted } from '../../../components/list/words.ts'
import { AppDialog, DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { toApiError } from '../../../lib/api/apiError.ts'
import { unmarked } from '../../../lib/forms/required.ts'
import { customerName } from '../picker/customerWords.ts'
import type { PersonalData } from './collectPersonalData.ts'
import { type Blocker, erasureBlockers, erasureSteps, type ErasureStep } from './erasure.ts'
import { heldKinds, namingValues } from './heldRecords.ts'
import { identifiersOf } from './identifiers.ts'
import classes from './PersonalData.module.css'

interface EraseDialogProps {
  readonly data: PersonalData
  readonly onClose: () => void
  /** `isWhole`: every step succeeded; otherwise the user gave the rest up. */
  readonly onErased: (isWhole: boolean) => void
}

const recordNoun = { one: 'record', many: 'records' } as const

function Blockers({ blockers, onClose }: { readonly blockers: readonly Blocker[] } & Pick<EraseDialogProps, 'onClose'>) {
  return (
    <>
      <p>Their data is still in use. First:</p>
      <ul className={classes.list} aria-label="In use" tabIndex={0}>
        {blockers.map(({ id, name, to, reason }) => (
          <li key={id}>
            <Link to={to}>{name}</Link>: {reason}
          </li>
        ))}
      </ul>
      <DialogActions>
        <Button onClick={onClose} data-autofocus>
          Close
        </Button>
      </DialogActions>
    </>
  )
}

/** What changes, and what stays with the reason. */
function Preview({ steps, data }: { readonly steps: readonly ErasureStep[]; readonly data: PersonalData }) {
  const identifiers = identifiersOf(data.customer)
  const staying = Object.entries(heldKinds).flatMap(([kind, { title, stays }]) => {
    const count = data.records.filter((one) => one.kind === kind && namingValues(one, identifiers).length > 0).length
    return stays !== null && count > 0 ? [{ title, stays, count }] : []
  })
  return (
    <>
      <p>{counted(recordNoun, steps.length)} will be changed. No messages are sent. This can’t be undone.</p>
      <ul className={classes.list} aria-label="Changes" tabIndex={0}>
        {steps.map(({ key, name, erases }) => (
          <li key={key}>
            <bdi>{name}</bdi>: {erases.join(', ')}
          </li>
        ))}
      </ul>
      <p>
        The customer becomes “Erased customer {data.customer.id}”, inactive and without messages. City, state and postal code of addresses
        stay for taxes and reports. Notifications of your team may name them until each user clears them.
      </p>
      {staying.length > 0 && (
        <>
          <p>These stay and name the person:</p>
          <ul className={classes.list} aria-label="What stays" tabIndex={0}>
            {staying.map(({ title, stays, count }) => (
              <li key={title}>
                {title} ({count}): {stays}
              </li>
            ))}
          </ul>
        </>
      )}
      {data.notRead.length > 0 && (
        <p role="note">{counted(recordNoun, data.notRead.length)} couldn’t be read and may name the person as well.</p>
      )}
    </>
  )
}

/** Runs the steps one after the other. `onDone` is called for each step that succeeded. */
async function runSteps(steps: readonly ErasureStep[], signal: AbortSignal, onDone: (key: string) => void): Promise<readonly ResultRow[]> {
  const failed: ResultRow[] = []
  for (const { key, name, run } of steps) {
    if (signal.aborted) break
    try {
      await run()
      onDone(key)
    } catch (error) {
      failed.push({ id: key, name, title: null, message: toApiError(error).message })
    }
  }
  return failed
}

/** Previews and runs the erasure of a person, with a result per record. */
export function EraseDialog({ data, onClose, onErased }: EraseDialogProps) {
  const client = useApolloClient()
  const name = customerName(data.customer)
  const blockers = erasureBlockers(data)
  const steps = useMemo(() => erasureSteps(client, data), [client, data])
  const [typed, setTyped] = useState('')
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<readonly ResultRow[] | null>(null)
  const [isRunning, setIsRunning] = useState(false)
  const stop = useRef<AbortController | null>(null)
  useEffect(() => () => stop.current?.abort(), [])

  const start = async (): Promise<void> => {
    const controller = new AbortController()
    stop.current = controller
    setIsRunning(true)
    const left = steps.filter(({ key }) => !done.has(key))
    const refused = await runSteps(left, controller.signal, (key) => setDone((before) => new Set(before).add(key)))
    setIsRunning(false)
    setFailed(refused)
    if (refused.length === 0 && !controller.signal.aborted) onErased(true)
  }
  const giveUp = (): void => onErased(false)
  const title = `Erase ${name}`
  if (isRunning || failed) {
    return (
      <AppDialog isOpen onClose={isRunning ? () => undefined : giveUp} title={title} size={560}>
        {isRunning ? (
          <StepsProgress answered={done.size} total={steps.length} onStop={() => stop.current?.abort()} />
        ) : (
          <>
            {failed && failed.length > 0 ? (
              <ResultList title={`${counted(recordNoun, failed.length)} not erased:`} rows={failed} />
            ) : (
              <p role="status">
                Stopped. {done.size} of {counted(recordNoun, steps.length)} are erased.
              </p>
            )}
            <DialogActions>
              <Button variant="default" onClick={giveUp}>
                Show what stays
              </Button>
              <Button onClick={() => void start()} data-autofocus>
                {failed && failed.length > 0 ? 'Try again' : 'Continue'}
              </Button>
            </DialogActions>
          </>
        )}
      </AppDialog>
    )
  }
  return (
    <AppDialog isOpen onClose={onClose} title={title} size={560}>
      <div className={classes.dialog}>
        {blockers.length > 0 ? (
          <Blockers blockers={blockers} onClose={onClose} />
        ) : (
          <>
            <Preview steps={steps} data={data} />
            <TextInput
              label={`Type “${name}” to confirm`}
              {...unmarked}
              data-autofocus
              value={typed}
              onChange={({ currentTarget: { value } }) => setTyped(value)}
            />
            <DialogActions>
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button color="red" disabled={typed.trim() !== name.trim()} onClick={() => void start()}>
                Erase
              </Button>
            </DialogActions>
          </>
        )}
      </div>
    </AppDialog>
  )
}
