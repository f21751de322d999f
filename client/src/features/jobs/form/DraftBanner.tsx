import { Alert, Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import classes from './JobForm.module.css'

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
          What you typed before is here again.
          {lostFiles.length > 0 && ` Files could not be kept; add them again: ${lostFiles.join(', ')}.`}
        </span>
        <Button variant="default" size="xs" onClick={onStartOver}>
          Start over
        </Button>
      </div>
    </Alert>
  )
}
