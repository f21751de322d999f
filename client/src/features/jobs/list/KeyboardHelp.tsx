import { AppDialog } from '../../../shared/ui/AppDialog.tsx'
import { Kbd } from '../../../shared/ui/Kbd.tsx'
import { selectAllShortcut, undoShortcut } from '../../../shared/ui/shortcuts.ts'
import classes from './KeyboardHelp.module.css'

const rows = (): readonly (readonly [what: string, ...keys: string[]])[] => [
  ['Search', '/'],
  ['To the next or the previous row', '↓', '↑'],
  ['To the first or the last row', 'Home', 'End'],
  ['Open the job', 'Enter'],
  ['Select the row', 'x', 'Space'],
  ['Select rows on the way', 'Shift ↓', 'Shift ↑'],
  ['Select the page', selectAllShortcut()],
  ['Clear the selection', 'Esc'],
  ['New job', 'N'],
  ['Undo', undoShortcut()],
  ['This help', '?'],
]

/** What the keyboard does in the list. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <AppDialog isOpen onClose={onClose} title="Keyboard" size={400}>
      <dl className={classes.keys}>
        {rows().map(([what, ...keys]) => (
          <div key={what} className={classes.row}>
            <dt>{what}</dt>
            <dd>
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </AppDialog>
  )
}
