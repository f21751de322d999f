import type { LazyModule } from '../../lib/lazyModule.ts'
import { lazyWithPreload } from '../../lib/lazyWithPreload.tsx'
import { type ReactNode, useSyncExternalStore } from 'react'
import { AwaitedContent } from '../overlays/AwaitedContent.tsx'
import { ButtonMenu } from '../overlays/ButtonMenu.ts'
import { usePopupButton } from '../overlays/usePopupButton.ts'
import { useRunner } from './ActionsProvider.tsx'
import type { OfferedActions } from './defineActions.ts'
import type { Removal } from './deletes/useDeletes.ts'
import type { MenuEntry, OpenMenu } from './openMenu.ts'
import { useActor } from './useActor.ts'
import { Loader } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import classes from './ActionsButton.module.css'

interface ActionsButtonProps {
  readonly buttonProps: ReturnType<typeof usePopupButton>['buttonProps']
  readonly name: string
  readonly isBusy: boolean
  /** 44 pixels, for fingers. */
  readonly isLarge?: boolean | undefined
}

/** Stays focusable while an action runs: a disabled button would lose the focus. A plain element, since every list row has one. */
const ActionsButton = ({ buttonProps, name, isBusy, isLarge = false }: ActionsButtonProps) => (
  <button
    type="button"
    {...buttonProps}
    onClick={isBusy ? undefined : buttonProps.onClick}
    className={`inline ${classes.button}`}
    data-large={isLarge || undefined}
    aria-label={`Actions for ${name}`}
    aria-disabled={isBusy || undefined}
    aria-busy={isBusy}
  >
    {isBusy ? <Loader size={16} color="gray" /> : <IconDots size={18} aria-hidden />}
  </button>
)

const MenuItems = lazyWithPreload(async () => (await import('./actionParts.ts')).MenuItems)

const none: readonly never[] = []

interface ActionMenuProps<Name extends string, Subject> {
  readonly set: OfferedActions<Name, Subject>
  readonly of: Subject
  /** 44 pixels, for fingers. */
  readonly isLarge?: boolean | undefined
  readonly removal?: Removal | null
  readonly entries?: readonly MenuEntry[] | undefined
  /** The menu has entries besides actions. */
  readonly hasMore?: boolean
  readonly items?: (menu: OpenMenu<Name, Subject>) => ReactNode
  readonly itemsPart?: LazyModule<unknown>
  readonly width?: number
}

export function ActionMenu<Name extends string, Subject>(props: ActionMenuProps<Name, Subject>) {
  const { set, of, isLarge, removal = null, entries = none, hasMore = false, items, itemsPart = MenuItems, width = 200 } = props
  const { run, busy } = useRunner(set)
  const key = set.getKey(of)
  const isBusy = useSyncExternalStore(busy.subscribe, () => busy.read() === key)
  const { buttonProps, popup } = usePopupButton('menu', [itemsPart, set.lazy])
  const names = set.offered(of, useActor())
  if (names.length === 0 && !removal && entries.length === 0 && !hasMore) return null
  const menu = { names, removal, entries, onAction: (name: Name, subject: Subject = of) => run(name, subject) }
  return (
    <>
      <ActionsButton buttonProps={buttonProps} name={set.getName(of)} isBusy={isBusy} isLarge={isLarge} />
      {popup && (
        <ButtonMenu {...popup} width={width}>
          <AwaitedContent part={itemsPart} bars={Math.max(names.length, 2)}>
            {items ? items(menu) : <MenuItems set={set} {...menu} />}
          </AwaitedContent>
        </ButtonMenu>
      )}
    </>
  )
}
