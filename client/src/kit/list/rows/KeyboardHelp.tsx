import { AppDialog } from '../../../shared/ui/AppDialog.tsx'
import { Kbd } from '../../../shared/ui/Kbd.tsx'
import { selectAllShortcut, undoShortcut } from '../../../shared/ui/shortcuts.ts'
import type { List } from '../defineList.ts'
import { useMaySelect } from './useMaySelect.ts'
import classes from './KeyboardHelp.module.css'

type HelpedList = Pick<List, 'bulk' | 'noun' | 'create'>
type Row = readonly [what: string, ...keys: string[]]

const selectionRows = (): readonly Row[] => [
  ['Select row', 'x', 'Space'],
  ['Extend selection', 'Shift ↓', 'Shift ↑'],
  ['Select page', selectAllShortcut()],
  ['Go to bulk actions and back', 'a', 'Esc'],
  ['Clear selection', 'Esc'],
]

const rows = ({ noun, create }: HelpedList, maySelect: boolean): readonly Row[] => [
  ['Search', '/'],
  ['Next or previous row', '↓', '↑'],
  ['First or last row', 'Home', 'End'],
  [`Open ${noun.one}`, 'Enter'],
  ...(maySelect ? selectionRows() : []),
  ...(create ? [[create.label, 'N'] as const] : []),
  ['Undo', undoShortcut()],
  ['Show shortcuts', '?'],
]

/** What the keyboard does in the list. */
export function KeyboardHelp({ list, onClose }: { readonly list: HelpedList; readonly onClose: () => void }) {
  const maySelect = useMaySelect(list)
  return (
    <AppDialog isOpen onClose={onClose} title="Keyboard shortcuts" size={400}>
      <dl className={classes.keys}>
        {rows(list, maySelect).map(([what, ...keys]) => (
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
