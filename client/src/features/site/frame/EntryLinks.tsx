import { paths } from '../../../lib/paths.ts'
import { SiteLink } from './SiteLink.tsx'
import classes from './SiteHeader.module.css'
import { useSessionValue } from '../../../lib/session/session.ts'

/** Sign-in and sign-up links; a signed-in user gets a link to the app. */
export function EntryLinks() {
  const isSignedIn = useSessionValue('authToken') !== null
  if (isSignedIn)
    return (
      <SiteLink to={paths.home()} className={classes.join}>
        Open Callout
      </SiteLink>
    )
  return (
    <>
      <SiteLink to={paths.login()} className={classes.link}>
        Log in
      </SiteLink>
      <SiteLink to={paths.register()} className={classes.join}>
        Sign up
      </SiteLink>
    </>
  )
}
