import { messages } from '@callout/contracts/text/messages'
import { Button } from '@mantine/core'
import classes from './Crash.module.css'

/** The render-error boundary of spec §2: replaces the content with an error and ways out. */
export function Crash() {
  return (
    <main className={`stack ${classes.crash}`} role="alert">
      <h1 className={classes.title}>{messages.somethingWrong}</h1>
      <p className={classes.text}>This page couldn’t be shown. Your saved work is safe.</p>
      <div className="flex gap8">
        <Button variant="default" component="a" href="/">
          Go to home page
        </Button>
        <Button onClick={() => window.location.reload()}>Reload</Button>
      </div>
    </main>
  )
}
