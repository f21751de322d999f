import { messages } from '@callout/contracts/messages'
import { Button } from '@mantine/core'
import classes from './Crash.module.css'

/** The render-error boundary of spec §2: hides the content, says so, and offers ways out. */
export function Crash() {
  return (
    <main className={classes.crash} role="alert">
      <h1 className={classes.title}>{messages.somethingWrong}</h1>
      <p className={classes.words}>The page could not be shown. What you saved is safe.</p>
      <div className={classes.actions}>
        <Button variant="default" component="a" href="/">
          Go to the start
        </Button>
        <Button onClick={() => window.location.reload()}>Load again</Button>
      </div>
    </main>
  )
}
