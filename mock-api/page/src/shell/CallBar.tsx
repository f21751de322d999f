import { lastCallStore } from '../control/call.ts'
import { useStore } from '../control/createStore.ts'
import { CopyButton } from './CopyButton.tsx'
import classes from './Shell.module.css'

/** The call of the last button, as curl. */
export function CallBar() {
  const call = useStore(lastCallStore)
  return (
    <footer className={classes['call']} aria-label="Last call">
      <code>{call?.curl ?? 'Each button shows its call here.'}</code>
      <span role="status" className={call?.isOk ? classes['ok'] : classes['bad']}>
        {call?.status}
      </span>
      {call && <CopyButton label="Copy call" text={call.curl} />}
    </footer>
  )
}
