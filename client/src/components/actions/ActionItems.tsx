import { Menu } from '@mantine/core'
import { labelOf } from './actionWords.ts'
import type { ActionFaces } from './defineActions.ts'
import type { Preloadable } from '../../lib/lazyModule.ts'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'

const ConfirmDialog = lazyWithPreload(async () => (await import('./dialogs/ConfirmDialog.tsx')).ConfirmDialog)

/** The dialog of a loaded action set. */
export const dialogOf = <Dialog,>({ Dialog }: { readonly Dialog?: Dialog | undefined }): Dialog | typeof ConfirmDialog =>
  Dialog ?? ConfirmDialog

const loaded: Preloadable = { preload: () => Promise.resolve(), isLoaded: () => true }

export function dialogPartOf(actions: { readonly Dialog?: unknown }): Preloadable {
  const dialog: unknown = dialogOf(actions)
  return typeof dialog === 'function' && 'preload' in dialog ? (dialog as unknown as Preloadable) : loaded
}

interface ActionItemsProps<Name extends string> {
  readonly of: ActionFaces<Name>
  readonly names: readonly Name[]
  readonly onAction: (name: Name) => void
  /** Disambiguates the label where needed: "visit 5". */
  readonly what?: string | null
}

/** Actions as menu items; destructive ones are separated. */
export function ActionItems<Name extends string>({ of, names, onAction, what = null }: ActionItemsProps<Name>) {
  const { actions } = of
  const dialog = dialogPartOf(of)
  const want = (): void => void dialog.preload()
  const firstDestructive = names.findIndex((name) => actions[name].isDestructive)
  return names.map((name, place) => {
    const { Icon, isDestructive = false } = actions[name]
    return [
      place > 0 && place === firstDestructive && <Menu.Divider key="divider" />,
      <Menu.Item
        key={name}
        color={isDestructive ? 'var(--co-red-text)' : undefined}
        leftSection={<Icon size={16} stroke={1.75} aria-hidden />}
        onPointerEnter={want}
        onFocus={want}
        onClick={() => onAction(name)}
      >
        {labelOf(actions[name], what)}
      </Menu.Item>,
    ]
  })
}
