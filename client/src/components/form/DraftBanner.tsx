import { Alert, Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import classes from './DraftBanner.module.css'

interface DraftBannerProps {
  readonly lostFiles: readonly string[]
  readonly onStartOver: () => void
}

/** Says that the form goes on where it was left, and what could not be kept. */
export function DraftBanner({ lostFiles, onStartOver }: DraftBannerProps) {
  return (
    <Alert className={classes.banner} variant="light" role="status" icon={<IconHistory size={18} aria-hidden />} title="Draft restored">
      <div className={classes.bannerBody}>
        <span>
          What you typed last time is restored.
          {lostFiles.length > 0 && ` Files couldn’t be kept. Add them again: ${lostFiles.join(', ')}.`}
        </span>
        <Button variant="default" size="xs" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </Alert>
  )
}
