import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './SignUp.module.css'

interface StepButtonsProps {
  readonly onBack: () => void
  readonly children: ReactNode
}

export function StepButtons({ onBack, children }: StepButtonsProps) {
  return (
    <div className={classes.buttons}>
      <Button variant="default" size="md" onClick={onBack}>
        Back
      </Button>
      {children}
    </div>
  )
}
