import { ActionIcon } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { usePopupButton, ButtonPopover } from '../../components/overlays/usePopupButton.ts'
import classes from './Earnings.module.css'

const opensAtOnce = [] as const

export function Counted({ label, how }: { readonly label: string; readonly how: string }) {
  const { buttonProps, popup } = usePopupButton('dialog', opensAtOnce)
  return (
    <>
      <ActionIcon variant="transparent" c="dimmed" size={24} aria-label={`How is “${label}” counted?`} {...buttonProps}>
        <IconInfoCircle size={15} aria-hidden />
      </ActionIcon>
      {popup && (
        <ButtonPopover popup={popup} label={`How “${label}” is counted`} position="bottom-start" width={260} className={classes.how}>
          {how}
        </ButtonPopover>
      )}
    </>
  )
}
