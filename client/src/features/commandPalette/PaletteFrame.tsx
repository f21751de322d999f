import { IconSearch } from '@tabler/icons-react'
import { DownloadFailed } from '../../components/states/DownloadFailed.tsx'
import { FocusBack } from '../../components/overlays/FocusBack.tsx'
import { useEscape } from '../../components/overlays/useEscape.ts'
import type { PaletteDialogName } from './actionTable.ts'
import type { PaletteArea } from './paletteActions.ts'
import classes from './CommandPalette.module.css'

export interface PaletteContext {
  readonly areas: readonly PaletteArea[]
  /** Name of the selected branch; null: none, or not loaded. */
  readonly branchName: string | null
}

export interface PaletteDialogProps extends PaletteContext {
  readonly typed: string
  readonly onType: (text: string) => void
  readonly onClose: () => void
  readonly onOpen: (dialog: PaletteDialogName) => void
}

interface PaletteFrameProps extends Pick<PaletteDialogProps, 'typed' | 'onType' | 'onClose'> {
  readonly onRetry?: () => void
}

/** Accepts text until the dialog is loaded. */
export function PaletteFrame({ typed, onType, onClose, onRetry }: PaletteFrameProps) {
  useEscape(true, onClose)
  return (
    <div className={classes.overlay} onMouseDown={(event) => event.target === event.currentTarget && onClose()}>
      <FocusBack />
      <div role="dialog" aria-modal aria-label="Search everything" className={classes.box}>
        <div className={`row ${classes.head}`}>
          <IconSearch size={18} stroke={1.8} aria-hidden />
          <input
            ref={(input) => input?.focus()}
            className={`fill ${classes.input}`}
            aria-label="Search everything"
            placeholder={placeholder}
            value={typed}
            onChange={({ currentTarget }) => onType(currentTarget.value)}
          />
        </div>
        {onRetry && (
          <div className={classes.note}>
            <DownloadFailed onRetry={onRetry} />
          </div>
        )}
      </div>
    </div>
  )
}

export const placeholder = 'Search or type an action…'
