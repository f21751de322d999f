import { skipToken } from '@apollo/client/react'
import { userType } from '@callout/contracts/profile/userType'
import { CloseButton } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import { preferenceKey } from '../../../lib/preferences/preferenceKeys.ts'
import { browserStore } from '../../../lib/preferences/storage.ts'
import { useSetupChecklistQuery, useSetupRecordsQuery, useUpdateSetupMutation } from './setup.generated.ts'
import { doneSteps, type SetupAnswer, steps, stepsToTick } from './setupSteps.ts'
import classes from './SetupChecklist.module.css'
import { useSessionValue } from '../../../lib/session/session.ts'

/** Tells the service, once, what is done. */
function useTicks(answer: SetupAnswer | undefined): void {
  const [tick] = useUpdateSetupMutation()
  const told = useRef(new Set<string>())
  useEffect(() => {
    for (const step of answer ? stepsToTick(answer) : []) {
      if (told.current.has(step)) continue
      told.current.add(step)
      // The list shows what is there, whether the service keeps the tick or not.
      tick({ variables: { input: { step, isCompleted: true } } }).catch(() => undefined)
    }
  }, [answer, tick])
}

const owners: readonly (string | null)[] = [userType.COMPANY.code, userType.INDIVIDUAL.code]

/** What the owner of a new company does to get started; gone when all is done, or when it is not wanted. */
export function SetupChecklist() {
  const kept = preferenceKey('setup-hidden', useSessionValue('authEmail'))
  const [isHidden, setIsHidden] = useState(() => browserStore.read(kept) !== null)
  const isWanted = owners.includes(useSessionValue('userType')) && !isHidden
  const fresh = isWanted ? ({ fetchPolicy: 'cache-and-network' } as const) : skipToken
  const { data: own } = useSetupChecklistQuery(fresh)
  const { data: records } = useSetupRecordsQuery(fresh)
  const data = useMemo(() => (own && records ? { ...own, ...records } : undefined), [own, records])
  useTicks(isWanted ? data : undefined)
  if (!isWanted || !data) return null
  const done = doneSteps(data)
  if (done.size === steps.length) return null
  const hide = (): void => {
    browserStore.write(kept, 'true')
    setIsHidden(true)
  }
  return (
    <section className={classes.panel} aria-label="Getting started">
      <div className={classes.head}>
        <h2 className={classes.title}>
          Getting started{' '}
          <span className={classes.count}>
            {done.size} of {steps.length} done
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
                {label} <span className={classes.count}>Done</span>
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
    </section>
  )
}
