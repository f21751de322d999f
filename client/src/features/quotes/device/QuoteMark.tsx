import { isWaitingQuote, type MaybeQuote, useDeviceQuotes } from './knownQuotes.ts'
import classes from './QuoteMark.module.css'

/** Marks a job that is a quote until its approval. */
export const QuoteMark = ({ job }: { readonly job: MaybeQuote }) =>
  isWaitingQuote(job, useDeviceQuotes()) && <span className={classes.mark}>Quote</span>
