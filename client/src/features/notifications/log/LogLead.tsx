import { Link } from 'react-router'
import { paths } from '../../../shared/paths.ts'
import classes from './Messages.module.css'

/** What the log has, and where it is chosen what customers are told of. */
export const LogLead = () => (
  <p className={classes.lead}>
    The exact words of every email and text message. <Link to={paths.messageSettings()}>Message settings</Link>
  </p>
)
