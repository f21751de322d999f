import { Loader } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { usePopupButton } from '../overlays/usePopupButton.ts'
import classes from './ActionsButton.module.css'

interface ActionsButtonProps {
  readonly buttonProps: ReturnType<typeof usePopupButton>['buttonProps']
  /** Of what the actions are. */
  readonly name: string
  readonly isBusy: boolean
  /** 44 pixels, for fingers. */
  readonly isLarge?: boolean | undefined
}

/**
 * Opens the menu of a record. While an action is on its way it waits, and keeps the focus: a button that is disabled would lose
 * it. A plain element: each row of a list has one.
 */
export const ActionsButton = ({ buttonProps, name, isBusy, isLarge = false }: ActionsButtonProps) => (
  <button
    type="button"
    {...buttonProps}
    onClick={isBusy ? undefined : buttonProps.onClick}
    className={classes.button}
    data-large={isLarge || undefined}
    aria-label={`Actions for ${name}`}
    aria-disabled={isBusy || undefined}
    aria-busy={isBusy}
  >
    {isBusy ? <Loader size={16} color="gray" /> : <IconDots size={18} aria-hidden />}
  </button>
)
