import { CloseButton, Modal } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAwaitedEnter } from '../../components/fields/choice/useAwaitedEnter.ts'
import { nextSelectable } from '../../components/fields/choice/nextSelectable.ts'
import { branchAt } from '../../lib/session/branchChoice.ts'
import type { RecentRecord } from '../../lib/session/knownRecents.ts'
import { loadRecents, recentRecords } from '../../lib/session/recentRecords.ts'
import { useStaffRights } from '../../lib/session/staffRights.ts'
import { useActingUser } from '../../lib/session/useActingUser.ts'
import { useAuthority } from '../../lib/session/useAuthority.ts'
import { FocusBack } from '../../components/overlays/FocusBack.tsx'
import { Kbd, openInTabShortcut } from '../../components/page/Kbd.tsx'
import { useEscape } from '../../components/overlays/useEscape.ts'
import type { PaletteDialogName } from './actionTable.ts'
import { findStartedAction, findActions, findPages, type PaletteArea, type PaletteUser } from './paletteActions.ts'
import { type PaletteDialogProps, placeholder } from './PaletteFrame.tsx'
import { getPaletteGroups } from './paletteGroups.ts'
import { searchKinds } from './searchKinds.ts'
import { PaletteNotes } from './PaletteNotes.tsx'
import { PaletteRow, type ShownRow } from './PaletteRow.tsx'
import { searchOf } from './matches.ts'
import { useSearchResults } from './useSearchResults.ts'
import frame from './CommandPalette.module.css'
import classes from './PaletteDialog.module.css'
import { isKey } from '../../lib/isKey.ts'

function useRecents(): readonly RecentRecord[] {
  const [recents, setRecents] = useState(recentRecords)
  useEffect(() => {
    let isCurrent = true
    void loadRecents().then(() => isCurrent && setRecents(recentRecords()))
    return () => {
      isCurrent = false
    }
  }, [])
  return recents
}

const HINT = 'Type a name, the last digits of a phone, a street, a job number, or what you want to do.'

/** Rows for the typed text, by the user's authorities and account type, in the branch that is shown. */
function useOffers(typed: string, areas: readonly PaletteArea[], onOpen: (dialog: PaletteDialogName) => void) {
  const authorityOf = useAuthority()
  const branchId = branchAt(useLocation())
  const open = areas.map(({ to }) => to)
  const { user_type: userType } = useActingUser()
  const hasRight = useStaffRights()
  const user: PaletteUser = { areas, userType, holds: (authority) => authorityOf(authority) === true, hasRight, open: onOpen }
  const started = findStartedAction(typed, user)
  const kinds = searchKinds.filter(({ area, name }) => open.includes(area) && (!started || name in started.action.records))
  const searched = started ? started.rest : typed
  const { all: found, before, isWaiting, retry } = useSearchResults(kinds, searched, branchId)
  const offered = { actions: findActions(typed, user), pages: findPages(typed, user), started }
  return {
    groups: getPaletteGroups({ typed, branchId, recents: useRecents(), ...offered, found, before }),
    search: searchOf(searched),
    hint: started ? started.action.hint : HINT,
    found,
    isWaiting,
    retry,
    branchId,
  }
}

/** Synchronous, with the caret at the end: the skeleton may have had the focus while the user types on. */
function takeFocus(field: HTMLInputElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

export function PaletteDialog({ areas, branchName, typed, onType, onClose, onOpen }: PaletteDialogProps) {
  const listId = useId()
  const navigate = useNavigate()
  const { groups, search, hint, found, isWaiting, retry, branchId } = useOffers(typed, areas, onOpen)
  const rows = groups.flatMap((group) => group.rows)
  const [chosenKey, setChosenKey] = useState<string | null>(null)
  const results = useRef<HTMLDivElement>(null)
  const place = rows.findIndex(({ key }) => key === chosenKey)
  const active = place >= 0 ? place : rows.length > 0 ? 0 : null
  useEscape(true, onClose)
  const type = (text: string): void => {
    onType(text)
    setChosenKey(null)
    enter.forget()
  }
  const choose = ({ to, act, typed: next }: ShownRow, isInNewTab: boolean): void => {
    if (next !== undefined) return type(next)
    if (isInNewTab && to !== undefined) return void window.open(to, '_blank', 'noopener')
    onClose()
    if (to === undefined) act?.()
    else void navigate(to)
  }
  const chooseActive = (isInNewTab = false): boolean => {
    const row = active === null ? undefined : rows[active]
    if (row) choose(row, isInNewTab)
    return row !== undefined
  }
  const enter = useAwaitedEnter(rows.length > 0 || !isWaiting, () => void chooseActive())
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isKey(event, 'Enter')) {
      event.preventDefault()
      if (!chooseActive(event.metaKey || event.ctrlKey)) enter.wait()
    }
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0) return
    event.preventDefault()
    const next = nextSelectable(
      rows.map(() => ({})),
      active,
      step,
    )
    setChosenKey(next === null ? null : (rows[next]?.key ?? null))
    const option = results.current?.querySelectorAll('[role="option"]')[next ?? 0]
    option?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <>
      <FocusBack />
      <Modal.Root opened size={640} onClose={onClose} closeOnEscape={false} returnFocus={false}>
        <Modal.Overlay />
        <Modal.Content
          aria-label="Search everything"
          classNames={{ inner: frame.overlay, content: frame.box }}
          onMouseDown={(event) => event.preventDefault()}
        >
          <div className={`row ${frame.head}`} onMouseDown={(event) => event.stopPropagation()}>
            <IconSearch size={18} stroke={1.8} aria-hidden />
            <input
              ref={takeFocus}
              data-autofocus
              className={`fill ${frame.input}`}
              role="combobox"
              aria-label="Search everything"
              aria-autocomplete="list"
              aria-haspopup="listbox"
              aria-expanded={rows.length > 0}
              aria-controls={rows.length > 0 ? listId : undefined}
              aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
              autoComplete="off"
              spellCheck={false}
              placeholder={placeholder}
              value={typed}
              onChange={({ currentTarget }) => type(currentTarget.value)}
              onKeyDown={onKeyDown}
            />
            <CloseButton className={classes.close} size={44} aria-label="Close" onClick={onClose} />
          </div>
          <div className={classes.results} ref={results}>
            {rows.length > 0 && (
              <div id={listId} role="listbox" aria-label="Results">
                {groups.map(({ label, rows: some }) => (
                  <div key={label} role="group" aria-label={label}>
                    <div className={`small ${classes.heading}`} aria-hidden>
                      {label}
                    </div>
                    {some.map((row) => (
                      <PaletteRow
                        key={row.key}
                        row={row}
                        id={`${listId}-${rows.indexOf(row)}`}
                        search={search}
                        isActive={active !== null && rows[active] === row}
                        onChoose={choose}
                      />
                    ))}
                  </div>
                ))}
              </div>
            )}
            <PaletteNotes search={search} hint={hint} found={found} isEmpty={rows.length === 0} isWaiting={isWaiting} onRetry={retry} />
          </div>
          <div className={`small ${classes.foot}`}>
            <span className={classes.keys}>
              <Kbd>↑</Kbd>
              <Kbd>↓</Kbd> Move
            </span>
            <span className={classes.keys}>
              <Kbd>Enter</Kbd> Open
            </span>
            <span className={classes.keys}>
              <Kbd>{openInTabShortcut()}</Kbd> New tab
            </span>
            {branchId !== null && (
              <span className={classes.branch}>Only in {branchName === null ? 'the chosen branch' : <bdi>{branchName}</bdi>}</span>
            )}
          </div>
        </Modal.Content>
      </Modal.Root>
    </>
  )
}
