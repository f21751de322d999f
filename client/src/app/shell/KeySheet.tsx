import { Switch } from '@mantine/core'
import { AppDialog } from '../../components/overlays/AppDialog.tsx'
import { setCharacterKeys, useCharacterKeys } from '../../components/page/characterKeys.ts'
import { Kbd } from '../../components/page/Kbd.tsx'
import { showKeySheet, useAllShortcutKeys } from '../../components/page/keySheet.ts'
import classes from './KeySheet.module.css'

export function KeySheet() {
  const hasCharacterKeys = useCharacterKeys()
  const shortcutKeys = useAllShortcutKeys()
  return (
    <AppDialog isOpen onClose={() => showKeySheet(false)} title="Keyboard shortcuts" size={400}>
      {shortcutKeys.map(({ place, keys }) => (
        <section key={place} className={classes.place} aria-label={place}>
          <h3 className={`small ${classes.heading}`}>{place}</h3>
          <dl className="flush">
            {keys.map(({ label, keys: all }) => (
              <div key={label} className={`row ${classes.row}`}>
                <dt>{label}</dt>
                <dd>
                  {all.map((key) => (
                    <Kbd key={key}>{key}</Kbd>
                  ))}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <Switch
        className={classes.place}
        label="Single-key shortcuts"
        checked={hasCharacterKeys}
        onChange={(event) => setCharacterKeys(event.currentTarget.checked)}
      />
    </AppDialog>
  )
}
