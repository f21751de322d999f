import { ActionIcon, Loader } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { usePopupButton } from '../../shared/ui/usePopupButton.ts'

interface ActionsButtonProps {
  readonly buttonProps: ReturnType<typeof usePopupButton>['buttonProps']
  /** Of what the actions are. */
  readonly name: string
  readonly isBusy: boolean
  /** 44 pixels, for fingers. */
  readonly isLarge?: boolean | undefined
}

/** Opens the menu of a record. While an action is on its way it waits, and keeps the focus: `loading` would disable it. */
export const ActionsButton = ({ buttonProps, name, isBusy, isLarge = false }: ActionsButtonProps) => (
  <ActionIcon
    {...buttonProps}
    onClick={isBusy ? undefined : buttonProps.onClick}
    size={isLarge ? 44 : 28}
    aria-label={`Actions for ${name}`}
    aria-disabled={isBusy || undefined}
    aria-busy={isBusy}
  >
    {isBusy ? <Loader size={16} color="gray" /> : <IconDots size={18} aria-hidden />}
  </ActionIcon>
)
