import { Button, Menu } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { toApiError } from '../../lib/api/apiError.ts'
import { ButtonMenu } from '../overlays/ButtonMenu.ts'
import { usePopupButton } from '../overlays/usePopupButton.ts'
import { showError } from '../toasts/toasts.ts'
import { exportTitles, type FileType } from './saveTable.ts'

interface ExportButtonProps {
  readonly isDisabled?: boolean
  readonly isPrimary?: boolean
  readonly onExport: (type: FileType) => Promise<unknown>
}

export function ExportButton({ isDisabled = false, isPrimary = false, onExport }: ExportButtonProps) {
  const { buttonProps, popup } = usePopupButton('menu')
  const save = (type: FileType): void => void onExport(type).catch((error: unknown) => showError(toApiError(error).message))
  return (
    <>
      <Button
        {...buttonProps}
        variant={isPrimary ? 'filled' : 'default'}
        leftSection={<IconDownload size={16} aria-hidden />}
        disabled={isDisabled}
      >
        Export
      </Button>
      {popup && (
        <ButtonMenu {...popup} width={180}>
          {(['csv', 'xlsx'] as const).map((type) => (
            <Menu.Item key={type} onClick={() => save(type)}>
              {exportTitles[type]}
            </Menu.Item>
          ))}
        </ButtonMenu>
      )}
    </>
  )
}
