import { FREE_TRIAL_DAYS } from '@callout/contracts/constants'
import type { ReactNode } from 'react'
import { paths } from '../../lib/paths.ts'
import classes from './content.module.css'
import { SiteLink } from './frame/SiteLink.tsx'
import { useSessionValue } from '../../lib/session/session.ts'

/** The landing banner's button (spec §2) with its promise (spec §1); `children` are beside it. */
export function JoinActions({ children }: { readonly children?: ReactNode }) {
  const isSignedIn = useSessionValue('authToken') !== null
  return (
    <>
      <div className={`wrap ${classes.actions}`}>
        <SiteLink to={isSignedIn ? paths.home() : paths.register()} className={classes.primary}>
          {isSignedIn ? 'Open Callout' : 'Join Now'}
        </SiteLink>
        {children}
      </div>
      {!isSignedIn && <p className={classes.small}>{FREE_TRIAL_DAYS} day free trial. No credit card required.</p>}
    </>
  )
}
