import { IconSearch } from '@tabler/icons-react'
import { DownloadFailed } from '../../components/states/DownloadFailed.tsx'
import { FocusBack } from '../../components/overlays/FocusBack.tsx'
import { useEscape } from '../../components/overlays/useEscape.ts'
import type { FindDialogName } from './actionTable.ts'
import classes from './Find.module.css'

export interface FindDialogProps {
  readonly typed: string
  readonly onType: (text: string) => void
  readonly onClose: () => void
  /** Opens a dialog in place of this one. */
  readonly onOpen: (dialog: FindDialogName) => void
}

interface FindFrameProps extends Omit<FindDialogProps, 'onOpen'> {
  /** After a failed download. */
  readonly onRetry?: () => void
}

/** Accepts text until the dialog is loaded. */
export function FindFrame({ typed, onType, onClose, onRetry }: FindFrameProps) {
  useEscape(true, onClose)
  return (
    <div className={classes.overlay} onMouseDown={(event) => event.target === event.currentTarget && onClose()}>
      <FocusBack />
      <div role="dialog" aria-modal aria-label="Search everything" className={classes.box}>
        <div className={classes.head}>
          <IconSearch size={18} stroke={1.8} aria-hidden />
          <input
            ref={(input) => input?.focus()}
            className={classes.input}
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
