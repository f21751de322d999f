import { AppDialog } from '../../../shared/ui/AppDialog.tsx'
import { Kbd } from '../../../shared/ui/Kbd.tsx'
import { selectAllShortcut, undoShortcut } from '../../../shared/ui/shortcuts.ts'
import { useMaySelect } from './useMaySelect.ts'
import classes from './KeyboardHelp.module.css'

type Row = readonly [what: string, ...keys: string[]]

const selectionRows = (): readonly Row[] => [
  ['Select the row', 'x', 'Space'],
  ['Select rows on the way', 'Shift ↓', 'Shift ↑'],
  ['Select the page', selectAllShortcut()],
  ['To the actions for the selected jobs, and back', 'a', 'Esc'],
  ['Clear the selection', 'Esc'],
]

const rows = (maySelect: boolean): readonly Row[] => [
  ['Search', '/'],
  ['To the next or the previous row', '↓', '↑'],
  ['To the first or the last row', 'Home', 'End'],
  ['Open the job', 'Enter'],
  ...(maySelect ? selectionRows() : []),
  ['New job', 'N'],
  ['Undo', undoShortcut()],
  ['This help', '?'],
]

/** What the keyboard does in the list. */
export function KeyboardHelp({ onClose }: { readonly onClose: () => void }) {
  const maySelect = useMaySelect()
  return (
    <AppDialog isOpen onClose={onClose} title="Keyboard" size={400}>
      <dl className={classes.keys}>
        {rows(maySelect).map(([what, ...keys]) => (
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
