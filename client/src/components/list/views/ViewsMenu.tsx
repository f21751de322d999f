import { Menu } from '@mantine/core'
import { ViewNameDialog } from './ViewNameDialog.tsx'
import { IconBookmark, IconCheck, IconDeviceFloppy, IconPencil, IconPlus, IconStar, IconStarOff, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormat } from '../../../lib/format/useFormat.ts'
import { ButtonMenu } from '../../overlays/ButtonMenu.ts'
import type { PopupOfButton } from '../../overlays/usePopupButton.ts'
import type { List } from '../defineList.ts'
import type { ListState } from '../listState.ts'
import type { SavedView } from './listPreferences.ts'
import { movingDays, type OpenView, toQuery, stateOfView } from './listViews.ts'
import { relativeDays } from '../fields/relativeDays.ts'
import { useDefaultView } from './useListPreferences.ts'
import { useSavedViews } from './useSavedViews.ts'
import type { ChangeList } from '../useListState.ts'
import classes from './ViewsMenu.module.css'

interface ViewsMenuProps {
  readonly popup: PopupOfButton
  readonly list: List
  readonly state: ListState
  readonly open: OpenView | null
  readonly onChange: ChangeList
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const

export function ViewsMenu({ popup, list, state, open, onChange }: ViewsMenuProps) {
  const { today } = useFormat()
  const saved = useSavedViews(list)
  const defaultView = useDefaultView(list)
  const [plain] = list.views
  const [naming, setNaming] = useState<'new' | 'rename' | null>(null)
  const show = (view: SavedView): void => {
    const isPlain = view.id === plain.id && defaultView === null
    onChange({ ...stateOfView(list, view, today()), ...(isPlain && { view: null }) })
  }
  const days = movingDays(list, state, today())
  const isOwn = saved.views.some(({ id }) => id === open?.view.id)
  const contentOf = (isMoving: boolean) => ({ query: toQuery(list, state), days: isMoving ? days : null })
  const itemsOf = (views: readonly SavedView[]) =>
    views.map((view) => (
      <Menu.Item
        key={view.id}
        aria-current={view.id === open?.view.id || undefined}
        leftSection={view.id === open?.view.id ? <IconCheck {...icon} /> : <span className={classes.gap} />}
        rightSection={view.id === defaultView && <span className="small">Default</span>}
        onClick={() => show(view)}
      >
        {view.name}
      </Menu.Item>
    ))
  return (
    <>
      <ButtonMenu {...popup} width={260}>
        {itemsOf(list.views)}
        {saved.views.length > 0 && <Menu.Label>Your views</Menu.Label>}
        {itemsOf(saved.views)}
        <Menu.Divider />
        <Menu.Item leftSection={<IconPlus {...icon} />} onClick={() => setNaming('new')}>
          Save current view as…
        </Menu.Item>
        {open && isOwn && (
          <>
            {open.isEdited && (
              <Menu.Item leftSection={<IconDeviceFloppy {...icon} />} onClick={() => saved.update(open.view, contentOf(true))}>
                Update “{open.view.name}”
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconPencil {...icon} />} onClick={() => setNaming('rename')}>
              Rename…
            </Menu.Item>
          </>
        )}
        {open?.isEdited && (
          <Menu.Item leftSection={<IconBookmark {...icon} />} onClick={() => show(open.view)}>
            Back to “{open.view.name}”
          </Menu.Item>
        )}
        {open && !open.isEdited && open.view.id !== (defaultView ?? plain.id) && (
          <Menu.Item leftSection={<IconStar {...icon} />} onClick={() => saved.setDefault(open.view)}>
            Open the list with this view
          </Menu.Item>
        )}
        {saved.defaultView !== null && open?.view.id === saved.defaultView && (
          <Menu.Item leftSection={<IconStarOff {...icon} />} onClick={() => saved.setDefault(null)}>
            Don’t open the list with this view
          </Menu.Item>
        )}
        {open && isOwn && (
          <Menu.Item color="var(--co-red-text)" leftSection={<IconTrash {...icon} />} onClick={() => saved.remove(open.view)}>
            Delete “{open.view.name}”
          </Menu.Item>
        )}
      </ButtonMenu>
      {naming && (
        <ViewNameDialog
          title={naming === 'new' ? 'Save as view' : `Rename “${open?.view.name}”`}
          name={naming === 'rename' ? (open?.view.name ?? '') : ''}
          existingNames={[...list.views, ...saved.views]
            .filter(({ id }) => naming === 'new' || id !== open?.view.id)
            .map(({ name }) => name)}
          movingDays={naming === 'new' && days ? relativeDays[days].label : null}
          onClose={() => setNaming(null)}
          onSave={(name, isMoving) => {
            if (naming === 'rename' && open) saved.update(open.view, { name })
            else {
              const id = saved.add({ name, ...contentOf(isMoving) })
              if (id !== null) onChange({ view: id, page: state.page })
            }
            setNaming(null)
          }}
        />
      )}
    </>
  )
}
