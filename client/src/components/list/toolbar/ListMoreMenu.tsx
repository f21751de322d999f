import { Menu } from '@mantine/core'
import { IconDownload, IconKeyboard, IconUpload } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useState } from 'react'
import { ButtonMenu } from '../../overlays/ButtonMenu.ts'
import { useCharacterKeys } from '../../page/characterKeys.ts'
import { Kbd } from '../../page/Kbd.tsx'
import { showKeySheet } from '../../page/keySheet.ts'
import type { PopupOfButton } from '../../overlays/usePopupButton.ts'
import type { List } from '../defineList.ts'
import type { ListState } from '../listState.ts'
import { useHasAuthority } from '../../../lib/session/useAuthority.ts'
import { ExportDialog } from '../../csv/ExportDialog.tsx'
import { exportTitles, type FileType } from '../../csv/saveTable.ts'

interface ListMoreMenuProps {
  readonly popup: PopupOfButton
  readonly list: List
  readonly state: ListState
  readonly total: number | null
}

export function ListMoreMenu({ popup, list, state, total }: ListMoreMenuProps) {
  const mayExport = useHasAuthority(list.exports?.needs ?? 'export_data') && list.exports !== undefined
  const mayImport = useHasAuthority(list.imports?.needs ?? 'export_data') && list.imports !== undefined
  const [exporting, setExporting] = useState<FileType | null>(null)
  const hasCharacterKeys = useCharacterKeys()
  return (
    <>
      <ButtonMenu {...popup} width={220}>
        {mayImport && (
          <Menu.Item component={Link} leftSection={<IconUpload size={16} stroke={1.75} aria-hidden />} to={list.imports.to}>
            Import…
          </Menu.Item>
        )}
        {list.pages?.map(({ label, to, Icon }) => (
          <Menu.Item key={to} component={Link} leftSection={<Icon size={16} stroke={1.75} aria-hidden />} to={to}>
            {label}
          </Menu.Item>
        ))}
        {mayExport &&
          (['csv', 'xlsx'] as const).map((type) => (
            <Menu.Item key={type} leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />} onClick={() => setExporting(type)}>
              {exportTitles[type]}
            </Menu.Item>
          ))}
        <Menu.Item
          leftSection={<IconKeyboard size={16} stroke={1.75} aria-hidden />}
          rightSection={
            hasCharacterKeys && (
              <span aria-hidden>
                <Kbd>?</Kbd>
              </span>
            )
          }
          aria-keyshortcuts={hasCharacterKeys ? '?' : undefined}
          onClick={() => showKeySheet(true)}
        >
          Keyboard shortcuts
        </Menu.Item>
      </ButtonMenu>
      {exporting && <ExportDialog list={list} state={state} type={exporting} total={total} onClose={() => setExporting(null)} />}
    </>
  )
}
