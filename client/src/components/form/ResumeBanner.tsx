import { Alert, Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import classes from './DraftBanner.module.css'

interface ResumeBannerProps {
  /** "job". */
  readonly noun: string
  readonly onResume: () => void
  readonly onDiscard: () => void
}

/** Offers the draft of a new record that was left unsaved. */
export function ResumeBanner({ noun, onResume, onDiscard }: ResumeBannerProps) {
  return (
    <Alert className={classes.banner} variant="light" role="status" icon={<IconHistory size={18} aria-hidden />} title="Unsaved draft">
      <div className={classes.bannerBody}>
        <span>You left a new {noun} without saving it.</span>
        <span className={classes.bannerActions}>
          <Button variant="subtle" size="xs" onClick={onDiscard}>
            Discard draft
          </Button>
          <Button variant="default" size="xs" onClick={onResume}>
            Resume draft
          </Button>
        </span>
      </div>
    </Alert>
  )
}
