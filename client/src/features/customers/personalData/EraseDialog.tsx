import { useApolloClient } from '@apollo/client/react'
import { Button, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { StepsDialog } from '../../../components/steps/StepsDialog.tsx'
import { useSteps } from '../../../components/steps/useSteps.ts'
import { counted } from '../../../components/list/listText.ts'
import { DialogActions } from '../../../components/overlays/AppDialog.tsx'
import { unmarked } from '../../../lib/forms/required.ts'
import { customerName } from '../picker/customerText.ts'
import type { PersonalData } from './collectPersonalData.ts'
import { type Blocker, erasureBlockers, type ErasurePlan, erasureSteps, type ErasureStep } from './erasure.ts'
import { storedKinds, namingValues } from './storedRecords.ts'
import { identifiersOf } from './identifiers.ts'
import classes from './PersonalData.module.css'

interface EraseDialogProps {
  readonly customerId: string
  /** null: not read, when an erasure that a reload has interrupted is offered. */
  readonly data: PersonalData | null
  readonly onClose: () => void
  /** `isWhole`: every step succeeded; otherwise the user gave the rest up. */
  readonly onErased: (person: ErasurePlan, isWhole: boolean) => void
}

export const erasureRun = (customerId: string): string => `erasure ${customerId}`

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

/** Erased fields, and those that stay with the reason. */
function Preview({ steps, data }: { readonly steps: readonly ErasureStep[]; readonly data: PersonalData }) {
  const identifiers = identifiersOf(data.customer)
  const staying = Object.entries(storedKinds).flatMap(([kind, { title, stays }]) => {
    const count = data.records.filter((item) => item.kind === kind && namingValues(item, identifiers).length > 0).length
    return stays !== null && count > 0 ? [{ title, stays, count }] : []
  })
  return (
    <>
      <p>{counted(recordNoun, steps.length)} will be changed. No messages are sent. This can’t be undone.</p>
      <ul className={classes.list} aria-label="Changes" tabIndex={0}>
        {steps.map(({ key, name, erases }) => (
          <li key={key}>
            <bdi>{name.name}</bdi>: {erases.join(', ')}
          </li>
        ))}
      </ul>
      <p>
        The customer becomes “Erased customer {data.customer.id}”, inactive and without messages. City, state and postal code of addresses
        stay for taxes and reports. Notifications may name them until they are cleared.
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

interface QuestionProps extends Pick<EraseDialogProps, 'onClose'> {
  readonly data: PersonalData
  readonly onErase: () => void
}

function Question({ data, onErase, onClose }: QuestionProps) {
  const client = useApolloClient()
  const steps = useMemo(() => erasureSteps(client, data), [client, data])
  const [typed, setTyped] = useState('')
  const name = customerName(data.customer)
  return (
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
        <Button color="red" disabled={typed.trim() !== name.trim()} onClick={onErase}>
          Erase
        </Button>
      </DialogActions>
    </>
  )
}

export function EraseDialog({ customerId, data, onClose, onErased }: EraseDialogProps) {
  const client = useApolloClient()
  const steps = useSteps<ErasurePlan>({
    getSteps: (plan) => erasureSteps(client, plan),
    storeAs: erasureRun(customerId),
    limit: 1,
    onEnd: ({ plan, isOver }) => {
      if (isOver) onErased(plan, true)
    },
  })
  const { run, interrupted } = steps
  const customer = (run?.plan ?? interrupted?.plan ?? data)?.customer
  const blockers = data ? erasureBlockers(data) : []
  return (
    <StepsDialog
      steps={steps}
      title={customer ? `Erase ${customerName(customer)}` : 'Erase'}
      size={560}
      noun={recordNoun}
      failedTitle={(count) => `${counted(recordNoun, count)} not erased`}
      summary={({ done, problems, total }) =>
        problems === 0 && (
          <p role="status">
            Stopped. {done} of {counted(recordNoun, total)} are erased.
          </p>
        )
      }
      runName={(plan) => `The erasure of ${customerName(plan.customer)}`}
      closesOnDiscard
      onClose={onClose}
      onEnd={() => run && onErased(run.plan, false)}
      closeLabel="Show what stays"
      focus="retry"
    >
      {data && (
        <div className={`stack gap16 ${classes.dialog}`}>
          {blockers.length > 0 ? (
            <Blockers blockers={blockers} onClose={onClose} />
          ) : (
            <Question data={data} onClose={onClose} onErase={() => steps.start({ customer: data.customer, jobs: data.jobs })} />
          )}
        </div>
      )}
    </StepsDialog>
  )
}
