import { paths } from '../../../lib/paths.ts'
import { Link } from 'react-router'
import classes from './recovery.module.css'
import { useFocusedHeading } from './useFocusedHeading.ts'

/** A link that was spent, is too old or was cut off, and the way to another one. `words` say which. */
export function UnusableLink({ words }: { readonly words: string }) {
  const heading = useFocusedHeading()
  return (
    <>
      <h1 ref={heading} tabIndex={-1} className={classes.title}>
        This link doesn’t work
      </h1>
      <p className={classes.lead}>{words}</p>
      <p>
        <Link to={paths.forgotPassword()} className={classes.primary}>
          Get a new link
        </Link>
      </p>
      <p className={classes.other}>
        <Link to={paths.login()}>Go back to Login</Link>
      </p>
    </>
  )
}
