import { skipToken } from '@apollo/client/react'
import { CloseButton } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { preferenceKey } from '../../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { useSetupChecklistQuery, useSetupRecordsQuery, useUpdateSetupMutation } from './setup.generated.ts'
import { SampleButton } from '../sampleData/SampleButton.tsx'
import { useSampleCounts } from '../sampleData/useSampleCounts.ts'
import { doneSteps, isWithoutWork, type SetupAnswer, stepsFor, stepsToTick } from './setupSteps.ts'
import classes from './SetupChecklist.module.css'
import { useSessionValue } from '../../../lib/session/session.ts'
import { useWorksAlone } from '../../../lib/session/onSite.ts'
import { useIsOwner } from '../../../lib/session/useIsOwner.ts'

function useTicks(answer: SetupAnswer | undefined): void {
  const [tick] = useUpdateSetupMutation()
  const savedSteps = useRef(new Set<string>())
  useEffect(() => {
    for (const step of answer ? stepsToTick(answer) : []) {
      if (savedSteps.current.has(step)) continue
      savedSteps.current.add(step)
      // The list shows existing records as done even if saving fails.
      tick({ variables: { input: { step, isCompleted: true } } }).catch(() => undefined)
    }
  }, [answer, tick])
}

/** Stores that all steps are done, so that later pages send no queries. */
function Completed({ storageKey }: { readonly storageKey: string }) {
  useEffect(() => void browserStore.write(storageKey, 'true'), [storageKey])
  return null
}

/** Setup steps for the owner of a new company; hidden when complete or dismissed. */
export function SetupChecklist() {
  const storageKey = preferenceKey('setup-hidden', useSessionValue('authEmail'))
  const [isHidden, setIsHidden] = useState(() => browserStore.read(storageKey) !== null)
  const isAlone = useWorksAlone()
  const isRequested = useIsOwner() && !isHidden
  const fresh = isRequested ? ({ fetchPolicy: 'cache-and-network' } as const) : skipToken
  const { data: checklist } = useSetupChecklistQuery(fresh)
  const { data: records } = useSetupRecordsQuery(fresh)
  const { data: samples, error } = useSampleCounts(isRequested)
  const isLoaded = checklist && records && (samples || error)
  const data = useMemo(
    () => (isLoaded ? { ...checklist, ...records, ...(samples && { samples }) } : undefined),
    [isLoaded, checklist, records, samples],
  )
  useTicks(isRequested ? data : undefined)
  if (!isRequested || !data) return null
  const steps = stepsFor(isAlone)
  const done = doneSteps(data)
  const doneCount = steps.filter(({ step }) => done.has(step)).length
  if (doneCount === steps.length) return <Completed storageKey={storageKey} />
  const hide = (): void => {
    browserStore.write(storageKey, 'true')
    setIsHidden(true)
  }
  return (
    <section className={`box ${classes.panel}`} aria-label="Getting started">
      <div className="row between gap12">
        <h2 className={`title ${classes.title}`}>
          Getting started{' '}
          <span className={`hint ${classes.count}`}>
            {doneCount} of {steps.length} done
          </span>
        </h2>
        <CloseButton aria-label="Hide getting started" onClick={hide} />
      </div>
      <ul className={classes.steps}>
        {steps.map(({ step, label, to, other }) => (
          <li key={step} data-done={done.has(step) || undefined}>
            {done.has(step) ? <IconCircleCheckFilled size={18} aria-hidden /> : <IconCircle size={18} stroke={1.6} aria-hidden />}
            {done.has(step) ? (
              <span>
                {label} <span className={`hint ${classes.count}`}>Done</span>
              </span>
            ) : (
              <span>
                <Link to={to}>{label}</Link>
                {other && (
                  <>
                    {' '}
                    or <Link to={other.to}>{other.label}</Link>
                  </>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {isWithoutWork(data) && (
        <div className={`row ${classes.sample}`}>
          <p>Just looking around? Sample customers and jobs show how everything works. No messages are sent.</p>
          <SampleButton kind="add" />
        </div>
      )}
    </section>
  )
}
