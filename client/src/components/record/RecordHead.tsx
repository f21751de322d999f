import { useLocation, useNavigate } from 'react-router'
import { usePageKeys } from '../page/usePageKeys.ts'
import { ActionMenu } from '../actions/ActionMenu.tsx'
import { DeletingMenu } from '../actions/deletes/DeletingMenu.tsx'
import { useWho } from '../actions/useWho.ts'
import type { RecordEntry, RecordKind } from './defineRecord.ts'
import { WithAuthority } from './Facts.tsx'
import { HeadBar, HeadLink } from './HeadBar.tsx'

const none: readonly never[] = []

interface RecordHeadProps {
  readonly kind: RecordKind
  readonly record: unknown
}

/** Those for whoever is signed in; their keys lead there, too. */
function useEntries(all: readonly RecordEntry[]): readonly RecordEntry[] {
  const { holds } = useWho()
  const { state } = useLocation() as { readonly state: unknown }
  const navigate = useNavigate()
  const entries = all.filter(({ needs }) => needs.every(holds))
  usePageKeys(entries.map(({ shortcut, to }) => [shortcut, () => void navigate(to, { state })]))
  return entries
}

/** What can be done to a record, and where it leads. */
export function RecordHead({ kind, record }: RecordHeadProps) {
  const entries = useEntries(kind.entries?.(record) ?? none)
  if (kind.bar) return kind.bar(record)
  const { actions, deletes } = kind
  const links = kind.links?.(record) ?? []
  if (!actions && links.length === 0) return null
  return (
    <HeadBar>
      {actions &&
        (deletes ? (
          // A record that is deleted has an id: defineRecord takes no other.
          <DeletingMenu set={actions} deletes={deletes} of={record as { readonly id: string }} entries={entries} />
        ) : (
          <ActionMenu set={actions} of={record} entries={entries} />
        ))}
      {links.map(({ needs, ...link }, place) => (
        <WithAuthority key={link.label} needs={needs}>
          <HeadLink {...link} isPrimary={place === links.length - 1} />
        </WithAuthority>
      ))}
    </HeadBar>
  )
}
